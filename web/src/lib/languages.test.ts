import { expect, test } from 'vitest';
import { firstLanguage, LANGUAGES, languageName } from './languages';

test('the languages are the folders of catalogues, English first, each named by itself', () => {
  expect(LANGUAGES.map(languageName)).toEqual(['English', 'Deutsch', 'Français']);
});

test('a visitor gets the first language of the browser that there are words in', () => {
  expect(firstLanguage(['tlh', 'de-AT', 'en-US'])).toBe('de');
  expect(firstLanguage(['en-US', 'fr'])).toBe('en');
  expect(firstLanguage(['tlh'])).toBe('en');
});
