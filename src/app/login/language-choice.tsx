import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { switchLanguage } from '../i18n';
import { languages, type Language } from '../languages';
import styles from './language-choice.module.css';

/** The three languages by their own names. */
export function LanguageChoice() {
  const { t, i18n } = useTranslation('app');
  // What is chosen shows at once, the texts follow when they are loaded.
  const [chosen, setChosen] = useState(i18n.resolvedLanguage);
  const choose = (language: string) => {
    setChosen(language);
    void switchLanguage(language as Language);
  };
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{t('language')}</legend>
      {Object.entries(languages).map(([code, name]) => (
        <label key={code} lang={code}>
          <input
            type="radio"
            name="language"
            value={code}
            checked={chosen === code}
            onChange={() => choose(code)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
