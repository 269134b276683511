import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../schemas/rules/format-number';
import type { Asked } from './question';
import styles from './question.module.css';

/** Question with its answer as it is read once nothing is asked any more. */
export function AnsweredQuestion(of: { label: string; asked: Asked; value: string | null }) {
  const { t, i18n } = useTranslation('flow');
  const { label, asked, value } = of;
  return (
    <div className={styles.question}>
      <p className={styles.label}>{label}</p>
      <p>{value === null ? '–' : readAnswer(asked, value, i18n.language, t('answers.photo'))}</p>
    </div>
  );
}

function readAnswer(asked: Asked, value: string, language: string, photo: string): string {
  if (asked.kind === 'photo') return photo;
  if (asked.kind === 'number') return formatNumber(Number(value), language);
  if (asked.kind !== 'choice') return value;
  return asked.options.find((option) => option.value === value)?.label ?? value;
}
