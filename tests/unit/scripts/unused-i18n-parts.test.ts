import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import i18next, { type i18n } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { readTexts, type Texts } from '../../../scripts/read-texts';
import { withoutUnusedI18n } from '../../../scripts/unused-i18n-parts';

const languages = ['de', 'en', 'fr'];
const given = {
  count: 2,
  row: 1234567,
  name: '<b>Ä</b>',
  label: '{{name}}',
  value: '$t(ui:close)',
};

const all = Object.fromEntries(
  languages.map((language) => [language, readTexts(language, ['locales'])]),
);

function start(instance: i18n): i18n {
  void instance.init({
    lng: 'de',
    initAsync: false,
    resources: {},
    fallbackLng: 'en',
    supportedLngs: languages,
    defaultNS: 'app',
    interpolation: { escapeValue: false },
  });
  for (const language of languages) {
    for (const [namespace, texts] of Object.entries(all[language] ?? {})) {
      instance.addResourceBundle(language, namespace, texts, true, false);
    }
  }
  return instance;
}

function keysOf(texts: Texts, before: string): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [before + key] : keysOf(text, `${before}${key}.`),
  );
}

describe('i18next in the build', () => {
  const whole = start(i18next.createInstance());
  let built: i18n;
  beforeAll(async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'kontor-i18next-')), 'i18next.mjs');
    const source = readFileSync('node_modules/i18next/dist/esm/i18next.js', 'utf8');
    writeFileSync(file, withoutUnusedI18n(source));
    const module = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { default: i18n };
    built = start(module.default.createInstance());
  });

  it.each(languages)('says every text as the whole one does: %s', async (language) => {
    await Promise.all([whole.changeLanguage(language), built.changeLanguage(language)]);
    const keys = Object.entries(all[language] ?? {}).flatMap(([namespace, texts]) =>
      keysOf(texts, `${namespace}:`),
    );
    expect(keys.length).toBeGreaterThan(1000);
    const asked = [...keys, ...keys.map((key) => key.replace(/_\w+$/, '')), 'ui:none', 'none'];
    // What would name another text is a user's words and stays as it is.
    const told = (instance: i18n) => asked.map((key) => instance.t(key, { ...given, value: 'x' }));
    expect(told(built)).toEqual(told(whole));
    expect(built.t('ui:close')).not.toBe('ui:close');
    expect(built.exists('ui:close')).toBe(true);
    expect(built.exists('ui:none')).toBe(false);
    expect(built.getFixedT(language, 'ui')('close')).toBe(whole.t('ui:close'));
  });

  it('leaves the words of users alone; no text of ours names another', () => {
    built.addResource('de', 'ui', 'said', 'Gesagt: {{value}}');
    expect(built.getFixedT('de')('ui:said', given)).toBe('Gesagt: $t(ui:close)');
    expect(JSON.stringify(all)).not.toContain('$t(');
  });

  it('says what is left out', () => {
    expect(() => built.cloneInstance()).toThrow('I18n.cloneInstance is left out of the build');
  });
});
