// The icons and the link preview in public/, while `npx vite` runs: node tools/pictures.mjs http://localhost:5200
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const [page = 'http://localhost:5200'] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
const sheet = await browser.newPage();
const icon = readFileSync('public/icon.svg', 'utf-8');
for (const [size, name] of [
  [180, 'apple-touch-icon'],
  [192, 'icon-192'],
  [512, 'icon-512'],
]) {
  await sheet.setViewportSize({ width: size, height: size });
  await sheet.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${icon}`);
  await sheet.screenshot({ path: `public/${name}.png` });
}
await sheet.setViewportSize({ width: 1200, height: 630 });
await sheet.goto(`${page}/tools/preview.html`, { waitUntil: 'networkidle' });
await sheet.evaluate(() => document.fonts.ready);
await sheet.screenshot({ path: 'public/preview.jpg', type: 'jpeg', quality: 78 });
await browser.close();
