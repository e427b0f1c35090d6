import { expect, test } from 'vitest';
import { rulesPage } from './rules';

test('each clause can be gone to', () => {
  const html = rulesPage('# Game\n\n- **WSH-7** (R) Follow if you can.\n- **Bold** is not a clause.');
  expect(html).toContain('<strong id="WSH-7" class="clause" tabindex="-1">WSH-7</strong>');
  expect(html).toContain('<strong>Bold</strong>');
});

test('tables may scroll by themselves', () => {
  expect(rulesPage('| a | b |\n|---|---|\n| 1 | 2 |')).toMatch(
    /<div class="wide" tabindex="0"><table>[^]*<\/table><\/div>/,
  );
});
