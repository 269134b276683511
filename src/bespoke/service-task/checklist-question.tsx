import { IconAlertTriangle, IconCheck, IconLoader2 } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../schemas/rules/format-number';
import { Button } from '../../ui/button';
import { ChoiceButtons } from './choice-buttons';
import { PhotoAnswer } from './photo-answer';
import type { Question } from './task';
import { TextAnswer } from './text-answer';
import { useAnswer } from './use-answer';
import { useTask } from './use-task';
import styles from './task-checklist.module.css';

/** One question with its answer, and whether that is stored. */
export function ChecklistQuestion({ question }: { question: Question }) {
  const { t, i18n } = useTranslation(['serviceTask', 'form', 'record']);
  const { task } = useTask();
  const answer = useAnswer(question);
  const note = useId();
  const field = useId();
  const { bezeichnung, typ, pflicht, auswahl } = question;
  const isOver = task.beendetDatum != null;
  const label = (
    <>
      {bezeichnung}
      {pflicht && (
        <span className={styles.star} aria-hidden>
          {' *'}
        </span>
      )}
    </>
  );
  const isOpen = pflicht && answer.value === null;
  if (isOver) {
    return (
      <div className={styles.question}>
        <p className={styles.label}>{bezeichnung}</p>
        <p>{readAnswer(question, i18n.language, t)}</p>
      </div>
    );
  }
  const choices =
    typ === 'janein'
      ? [
          { value: 'J', label: t('form:yes') },
          { value: 'N', label: t('form:no') },
        ]
      : auswahl.map((one) => ({ value: one, label: one }));
  const shared = { answer, describedBy: note, isRequired: pflicht };
  return (
    <div className={styles.question} data-open={isOpen || undefined}>
      <div className={styles.line}>
        {typ === 'text' || typ === 'zahl' ? (
          <label className={styles.label} htmlFor={field}>
            {label}
          </label>
        ) : (
          <span className={styles.label}>{label}</span>
        )}
        <Stored state={answer.state} isAnswered={answer.value !== null} />
      </div>
      {(typ === 'janein' || typ === 'auswahl') && (
        <ChoiceButtons
          label={pflicht ? `${bezeichnung} (${t('serviceTask:checklist.mandatory')})` : bezeichnung}
          isLabelHidden
          value={answer.value ?? undefined}
          options={choices}
          describedBy={note}
          onChoose={answer.give}
        />
      )}
      {(typ === 'text' || typ === 'zahl') && (
        <TextAnswer id={field} isNumber={typ === 'zahl'} {...shared} />
      )}
      {typ === 'foto' && <PhotoAnswer label={bezeichnung} {...shared} />}
      <div id={note} className={styles.note} aria-live="polite">
        {answer.problem !== undefined && (
          <>
            <span className={styles.problem}>{answer.problem}</span>
            <Button variant="default" onClick={answer.flush}>
              {t('record:retry')}
            </Button>
          </>
        )}
        {isOpen && answer.problem === undefined && t('serviceTask:checklist.mandatory')}
      </div>
    </div>
  );
}

function Stored({ state, isAnswered }: { state: string; isAnswered: boolean }) {
  const { t } = useTranslation('serviceTask');
  if (state === 'failed') {
    return (
      <span className={styles.state} data-failed>
        <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
        {t('checklist.failed')}
      </span>
    );
  }
  if (state !== 'stored') {
    return (
      <span className={styles.state}>
        <IconLoader2 size={18} stroke={1.5} aria-hidden />
        {t('checklist.sending')}
      </span>
    );
  }
  if (!isAnswered) return null;
  return (
    <span className={styles.state} data-stored>
      <IconCheck size={18} stroke={2} aria-hidden />
      {t('checklist.stored')}
    </span>
  );
}

/** An answer as it is read when the task is over. */
function readAnswer(
  { typ, wert }: Question,
  language: string,
  t: (key: 'form:yes' | 'form:no' | 'serviceTask:checklist.photo') => string,
): string {
  if (wert === null) return '–';
  if (typ === 'janein') return t(wert === 'J' ? 'form:yes' : 'form:no');
  if (typ === 'foto') return t('serviceTask:checklist.photo');
  return typ === 'zahl' ? formatNumber(Number(wert), language) : wert;
}
