import { useTranslation } from 'react-i18next';
import { AnsweredQuestion } from '../../engine/flow/answers/answered-question';
import { Question as AskedQuestion, type Asked } from '../../engine/flow/answers/question';
import { useAnswer } from '../../engine/flow/answers/use-answer';
import { paths, type Question } from './task';
import { taskKey } from './task-queries';
import { useTask } from './use-task';

/** Question of the checklist with its answer. */
export function ChecklistQuestion({ question }: { question: Question }) {
  const { t } = useTranslation(['serviceTask', 'form']);
  const { task, calls } = useTask();
  const { id, bezeichnung, pflicht, wert } = question;
  const send = (given: string | null, waiting?: string) =>
    calls.send(`PUT ${paths.checklist}`, {
      action: t('serviceTask:steps.answer'),
      body: [{ id, wert: given }],
      ...(waiting !== undefined && {
        refers: [{ at: [0, 'wert'], key: waiting, isText: true } as const],
      }),
    });
  const answer = useAnswer({
    draftKey: [...taskKey(task.id), 'draft', id],
    stored: wert,
    store: (given) => send(given),
    storeWaiting: (key) => send(null, key),
  });
  const asked = askedBy(question, { yes: t('form:yes'), no: t('form:no') });
  if (task.beendetDatum != null) {
    return <AnsweredQuestion label={bezeichnung} asked={asked} value={wert} />;
  }
  return <AskedQuestion label={bezeichnung} asked={asked} isMandatory={pflicht} answer={answer} />;
}

function askedBy({ typ, auswahl }: Question, words: { yes: string; no: string }): Asked {
  switch (typ) {
    case 'janein':
      return {
        kind: 'choice',
        options: [
          { value: 'J', label: words.yes },
          { value: 'N', label: words.no },
        ],
      };
    case 'auswahl':
      return { kind: 'choice', options: auswahl.map((one) => ({ value: one, label: one })) };
    case 'foto':
      return { kind: 'photo', path: paths.files };
    case 'zahl':
      return { kind: 'number' };
    case 'text':
      return { kind: 'text' };
  }
}
