import { useTranslation } from 'react-i18next';
import { dayText } from './local-text';

/** Days in the user's words. */
export function useDayText(): (day: string) => string {
  const { t, i18n } = useTranslation('flow');
  const words = { yesterday: t('yesterday'), today: t('today'), tomorrow: t('tomorrow') };
  return (day) => dayText(day, i18n.language, words);
}
