// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { rememberedLanguage, rememberLanguage } from '../../../src/app/remembered-language';

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

test.each([
  [['fr-CA', 'en'], 'fr'],
  [['it-IT', 'en-GB', 'de'], 'en'],
  [['it', 'ja-JP'], 'de'],
  [[], 'de'],
])('a browser of %j begins in %s', (languages, expected) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  expect(rememberedLanguage()).toBe(expected);
});

test('what somebody has chosen counts more than the browser', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr']);
  rememberLanguage('en');
  expect(rememberedLanguage()).toBe('en');
});
