import { useTranslation } from 'react-i18next';
import { switchLanguage } from '../i18n';
import { languages, type Language } from '../languages';
import styles from './language-choice.module.css';

/** The three languages by their own names. */
export function LanguageChoice() {
  const { t, i18n } = useTranslation('app');
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{t('language')}</legend>
      {Object.entries(languages).map(([code, name]) => (
        <label key={code} lang={code}>
          <input
            type="radio"
            name="language"
            value={code}
            checked={i18n.resolvedLanguage === code}
            onChange={() => void switchLanguage(code as Language)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
