// @vitest-environment jsdom
import i18next from 'i18next';
import { expect, test, vi } from 'vitest';
import { loadFallbackTexts, startI18n, switchLanguage } from '../../../src/app/i18n';
import { moreTexts } from '../../../src/ui/more-texts';

const late = vi.hoisted(() => {
  let arrive = () => undefined as void;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  return { arrive, arrived };
});
vi.mock('../../../src/app/texts/fr', async (original) => {
  await late.arrived;
  return original();
});

test('texts are added once, and the language chosen last is shown', async () => {
  await startI18n();
  expect(i18next.t('list:export.title')).toBe('Exportieren');
  expect(i18next.exists('login:title')).toBe(false);
  const add = vi.spyOn(i18next, 'addResourceBundle');
  await moreTexts();
  expect(i18next.exists('login:title')).toBe(true);
  const once = add.mock.calls.length;
  await Promise.all([moreTexts(), moreTexts()]);
  expect(add).toHaveBeenCalledTimes(once);

  const french = switchLanguage('fr');
  await switchLanguage('en');
  late.arrive();
  await french;
  expect(i18next.language).toBe('en');
  await loadFallbackTexts();
  expect(document.documentElement.lang).toBe('en');
});
