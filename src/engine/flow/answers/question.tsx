import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { ChoiceButtons, type Choice } from './choice-buttons';
import { PhotoAnswer } from './photo-answer';
import { StoredMark } from './stored-mark';
import { TextAnswer } from './text-answer';
import type { Answer } from './use-answer';
import styles from './question.module.css';

/**
 * Kind of answer asked for: one of a few, a text, a figure (as JSON spells it), a photo among the record's files (its
 * id).
 */
export type Asked =
  | { kind: 'choice'; options: readonly Choice<string>[] }
  | { kind: 'text' | 'number' }
  | { kind: 'photo'; path: string };

interface QuestionProps {
  label: string;
  asked: Asked;
  isMandatory: boolean;
  answer: Answer;
}

/** Question with its answer, and whether that is stored. */
export function Question({ label, asked, isMandatory, answer }: QuestionProps) {
  const { t } = useTranslation(['flow', 'record']);
  const note = useId();
  const field = useId();
  const isOpen = isMandatory && answer.value === null;
  const isTyped = asked.kind === 'text' || asked.kind === 'number';
  const shown = (
    <>
      {label}
      {isMandatory && (
        <span className={styles.star} aria-hidden>
          {' *'}
        </span>
      )}
    </>
  );
  return (
    <div className={styles.question} data-open={isOpen || undefined}>
      <div className={styles.line}>
        {isTyped ? (
          <label className={styles.label} htmlFor={field}>
            {shown}
          </label>
        ) : (
          <span className={styles.label}>{shown}</span>
        )}
        <StoredMark state={answer.state} isAnswered={answer.value !== null} />
      </div>
      {asked.kind === 'choice' && (
        <ChoiceButtons
          label={isMandatory ? `${label} (${t('flow:answers.mandatory')})` : label}
          isLabelHidden
          value={answer.value ?? undefined}
          options={asked.options}
          describedBy={note}
          onChoose={answer.give}
        />
      )}
      {isTyped && (
        <TextAnswer
          id={field}
          isNumber={asked.kind === 'number'}
          isRequired={isMandatory}
          answer={answer}
          describedBy={note}
        />
      )}
      {asked.kind === 'photo' && <PhotoAnswer path={asked.path} label={label} answer={answer} />}
      <div id={note} className={styles.note} aria-live="polite">
        {answer.problem !== undefined && (
          <>
            <span className={styles.problem}>{answer.problem}</span>
            <Button variant="default" onClick={answer.flush}>
              {t('record:retry')}
            </Button>
          </>
        )}
        {isOpen && answer.problem === undefined && t('flow:answers.mandatory')}
      </div>
    </div>
  );
}
