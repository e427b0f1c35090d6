// A picture of a page: node tools/shot.mjs <url> <width> <light|dark> <output.png> [full]
import { chromium } from 'playwright-core';

const [url, width = '1280', theme = 'light', output = 'shot.png', full] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
const page = await browser.newPage({
  viewport: { width: Number(width), height: Number(width) < 600 ? 844 : 800 },
  colorScheme: theme === 'dark' ? 'dark' : 'light',
});
page.on('console', (message) => message.type() === 'error' && console.error('console:', message.text()));
page.on('pageerror', (error) => console.error('page:', error.message));
await page.goto(url, { waitUntil: 'networkidle' });
await page.evaluate(() => document.fonts.ready);
await page.waitForTimeout(700);
await page.screenshot({ path: output, fullPage: full === 'full' });
await browser.close();
