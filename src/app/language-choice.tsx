import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from './choice-group';
import { notifyFailure } from '../failure/notify-failure';
import { switchLanguage } from './i18n';
import { isLanguage, languages } from './languages';

export function LanguageChoice({
  inline,
  mayLeave,
}: {
  inline?: boolean;
  mayLeave?: () => Promise<boolean>;
}) {
  const { t, i18n } = useTranslation('app');
  const [wanted, setWanted] = useState<string>();

  const choose = async (language: string) => {
    if (!isLanguage(language)) return;
    setWanted(language);
    try {
      if (!mayLeave || (await mayLeave())) await switchLanguage(language);
    } catch (error) {
      notifyFailure(error);
    }
    // A later choice shows until its own texts are there.
    setWanted((now) => (now === language ? undefined : now));
  };
  return (
    <ChoiceGroup
      name={t('language')}
      inline={inline}
      chosen={wanted ?? i18n.language}
      onChoose={(language) => void choose(language)}
      choices={Object.entries(languages).map(([value, label]) => ({ value, label, lang: value }))}
    />
  );
}
