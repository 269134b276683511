// @vitest-environment jsdom
import i18next from 'i18next';
import { expect, test, vi } from 'vitest';
import { readTexts } from '../../../compiler/application/read-texts';
import { textParts } from '../../../scripts/page-build/text-files';
import { loadFallbackTexts, startI18n, switchLanguage } from '../../../src/app/i18n';
import { moreTexts } from '../../../src/ui/texts';

localStorage.setItem('kontor.language', 'de');

let arrive = () => undefined as void;
const arrived = new Promise<void>((resolve) => (arrive = resolve));

/** As the server would answer, French late. */
vi.stubGlobal('fetch', async (url: string) => {
  const [, language = '', part] = /^\/@texts\/(\w+)\/(first|more)\.json$/.exec(url) ?? [];
  if (language === 'fr') await arrived;
  const parts = textParts(readTexts(language, ['locales']), new Set(['Address']));
  return Response.json(parts[part as 'first' | 'more']);
});

test('texts are added once, and the language chosen last is shown', async () => {
  await startI18n();
  expect(i18next.t('list:export.title')).toBe('Exportieren');
  // The login waits for nothing more.
  expect(i18next.exists('login:title')).toBe(true);
  expect(i18next.exists('palette:keys.open')).toBe(false);
  const add = vi.spyOn(i18next, 'addResourceBundle');
  await moreTexts();
  expect(i18next.exists('palette:keys.open')).toBe(true);
  const once = add.mock.calls.length;
  await Promise.all([moreTexts(), moreTexts()]);
  expect(add).toHaveBeenCalledTimes(once);

  const french = switchLanguage('fr');
  await switchLanguage('en');
  arrive();
  await french;
  expect(i18next.language).toBe('en');
  await loadFallbackTexts();
  expect(document.documentElement.lang).toBe('en');
});

test('the words of users stay as they are, also where they read like the name of a text', async () => {
  await startI18n();
  i18next.addResource('de', 'ui', 'said', 'Gesagt: {{value}}');
  const told = i18next.getFixedT('de')('ui:said', { value: '$t(ui:close) {{language}}' });
  expect(told).toBe('Gesagt: $t(ui:close) {{language}}');
});
