import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyFailure } from '../../failure/notify-failure';
import { switchLanguage } from '../i18n';
import { isLanguage, languages } from '../languages';
import { RadioRow } from './radio-row';
import { SettingsSection } from '../form/settings-section';

/** Section for the language of this device: it counts before anybody has logged in. */
export function LanguageSection() {
  const { t, i18n } = useTranslation('app');
  const [wanted, setWanted] = useState<string>();
  const choose = async (language: string) => {
    if (!isLanguage(language)) return;
    setWanted(language);
    await switchLanguage(language).catch(notifyFailure);
    setWanted((now) => (now === language ? undefined : now));
  };
  return (
    <SettingsSection title={t('language')} hint={t('settings:languageHint')}>
      <RadioRow
        name={t('language')}
        chosen={wanted ?? i18n.language}
        onChoose={(language) => void choose(language)}
        choices={Object.entries(languages).map(([value, label]) => ({ value, label, lang: value }))}
      />
    </SettingsSection>
  );
}
