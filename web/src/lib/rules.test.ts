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

const PAGES = import.meta.glob<string>('../../../src/fistful/locales/*/rules/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test.each(Object.entries(PAGES))(
  '%s begins with a page for people, and every clause follows',
  (_, markdown) => {
    const page = document.createElement('div');
    page.innerHTML = rulesPage(markdown);
    const clauses = [...page.querySelectorAll('.clause')];
    const stated = [...markdown.matchAll(/^- \*\*([A-Z]{3}-\d+)\*\* /gm)].map(([, clause]) => clause);
    expect(clauses.map((each) => each.id)).toEqual(stated);
    const titles = [...page.querySelectorAll('h2')];
    expect(titles).toHaveLength(5);
    const [, round, example, hints, reference] = titles;
    const follows = (one: Element | undefined, other: Element | undefined) =>
      one && other && one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING;
    expect(follows(reference, clauses[0])).toBe(true);
    expect(follows(round, page.querySelector('ol') ?? undefined)).toBe(true);
    const drawings = [...page.querySelectorAll('pre')].filter((each) => follows(each, hints));
    expect(drawings.some((each) => follows(example, each))).toBe(true);
    for (const drawing of drawings) {
      expect(drawing.tabIndex).toBe(0);
      expect(markdown).toContain(`\`\`\`\n${drawing.textContent}\`\`\``);
    }
  },
);
