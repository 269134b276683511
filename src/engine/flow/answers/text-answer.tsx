import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../schemas/rules/format-number';
import { parseNumber } from '../../../../schemas/rules/parse-number';
import type { Answer } from './use-answer';
import styles from './text-answer.module.css';

interface TextAnswerProps {
  id: string;
  isNumber: boolean;
  isRequired: boolean;
  answer: Answer;
  describedBy: string;
}

const SCALE = 2;
const MOST_LETTERS = 2000;

/** Input for a text, or a figure with a comma or a dot: what is no figure stays, with a message. */
export function TextAnswer(props: TextAnswerProps) {
  const { id, isNumber, isRequired, answer, describedBy } = props;
  const { t, i18n } = useTranslation('problems');
  const { language } = i18n;
  const [typed, setTyped] = useState<string>();
  const stored = answer.value ?? '';
  const shown = isNumber && stored !== '' ? formatNumber(Number(stored), language) : stored;
  const read = (text: string) =>
    isNumber
      ? parseNumber(text, { scale: SCALE, language }).value
      : // Nothing but spaces is no answer.
        text.trim() || null;
  const isWrong = typed !== undefined && read(typed) === undefined;
  const shared = {
    id,
    className: styles.input,
    value: typed ?? shown,
    'aria-required': isRequired,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': isWrong ? `${id}-wrong` : describedBy,
    onBlur: () => {
      answer.flush();
      if (!isWrong) setTyped(undefined);
    },
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped(target.value);
      const value = read(target.value);
      if (value !== undefined) answer.write(value === null ? null : String(value));
    },
  };
  return (
    <>
      {isNumber ? (
        <input {...shared} type="text" inputMode="decimal" autoComplete="off" />
      ) : (
        <textarea {...shared} rows={2} maxLength={MOST_LETTERS} />
      )}
      {isWrong && (
        <p id={`${id}-wrong`} className={styles.problem} role="alert">
          {t('notNumber')}
        </p>
      )}
    </>
  );
}
