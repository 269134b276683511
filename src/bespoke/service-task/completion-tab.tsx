import { useQuery } from '@tanstack/react-query';
import {
  IconAlertTriangle,
  IconArrowLeft,
  IconCheck,
  IconChevronRight,
  IconFlag,
  IconSignature,
} from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { afterStep } from '../../../schemas/rules/after-step';
import { localTimeOf } from '../../../schemas/rules/company-time';
import { formatDuration } from '../../../schemas/rules/format-duration';
import { mayDo } from '../../../schemas/rules/service-states';
import { missingFor } from '../../../schemas/rules/service-flow';
import { ApiError } from '../../api/api-error';
import { failureText } from '../../failure/failure-text';
import { noteFailure } from '../../failure/notify-failure';
import { useEngine } from '../../engine/application/context';
import { callFieldsQuery } from '../../engine/data/fields-query';
import type { AnyRecord, AnyTab } from '../../engine/define/definition';
import { useUnsentInput } from '../../engine/editing/unsent/unsent-input';
import { ActionForm, type ActionFormHandle } from '../../engine/views/actions/action-form';
import type { ReadTabViewProps } from '../../engine/views/record/open-record';
import { BigButton } from './big-button';
import { Card } from './card';
import { FlowHead } from './flow-head';
import { cardId, type Task } from './task';
import { useMaterial } from './material/use-material';
import { orderQuery } from './task-queries';
import { useExtras, useTimes } from './task-rows';
import { sayDone, TaskProvider, useTask } from './use-task';
import bar from './action-bar.module.css';
import flow from './task-flow.module.css';
import styles from './task-completion.module.css';
import parts from './task-parts.module.css';

const operation = 'POST /service/planung/{id}/abschluss';
const noting = 'POST /service/planung/{id}/ergebnis';
const asked = ['ergebnis', 'restarbeiten', 'offen', 'unterschriftVerzicht'] as const;

/** What is missing, what came of it, what is left to do, and the end of the task. */
export function Content({ record: { place, values } }: ReadTabViewProps<AnyTab>) {
  return (
    <TaskProvider place={place} task={values as Task}>
      <Completion />
    </TaskProvider>
  );
}

function Completion() {
  const { t } = useTranslation('serviceTask');
  const { task } = useTask();
  const isOver = task.beendetDatum != null;
  const mayComplete = !isOver && mayDo('complete', task.auftragsstatus);
  return (
    <div className={flow.page}>
      {mayComplete ? (
        <CompletionForm />
      ) : (
        <div className={flow.scroll} tabIndex={0} role="region" aria-label={t('completion.title')}>
          <FlowHead />
          <div className={styles.parts}>
            {isOver ? <Outcome /> : <p className={parts.quiet}>{t('completion.notYet')}</p>}
            <Link className={parts.big} to="../flow" relative="path">
              {t('completion.back')}
            </Link>
          </div>
        </div>
      )}
    </div>
  );
}

function CompletionForm() {
  const { t, i18n } = useTranslation(['serviceTask', 'ui']);
  const { registry } = useEngine();
  const navigate = useNavigate();
  const { task, facts, isRead, calls, to } = useTask();
  const { data: fields } = useQuery(callFieldsQuery(registry, operation, 'body'));
  const [typed, setTyped] = useUnsentInput<AnyRecord>(to('complete'));
  const start = useRef(typed ?? notedBefore(task));
  const form = useRef<ActionFormHandle>(null);
  const failure = useRef<HTMLParagraphElement>(null);
  const [refused, setRefused] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const missing = missingFor(task, facts);
  const { rows: material = [] } = useMaterial(task);
  const isPlaced = material.every(({ mengeOffen }) => mengeOffen === 0);
  useEffect(() => {
    if (refused !== undefined) failure.current?.focus();
  }, [refused]);

  const complete = async () => {
    if (missing.length > 0 || !isPlaced) return setRefused(t('completion.stillMissing'));
    const body = await form.current?.body();
    if (!body) return;
    setBusy(true);
    setRefused(undefined);
    try {
      await calls.send(operation, {
        action: t('serviceTask:steps.complete'),
        body,
        follows: afterStep('complete', task, body, localTimeOf(new Date())),
      });
      setTyped(undefined);
      sayDone('complete', t, i18n.exists.bind(i18n));
      await navigate(to('flow'), { replace: true });
    } catch (error) {
      noteFailure(error);
      const isAtField = error instanceof ApiError && form.current?.refuse(error.fieldErrors);
      if (!isAtField) setRefused(failureText(error));
      setBusy(false);
    }
  };
  /** The report says the result before anybody signs it. */
  const toReport = async () => {
    const body = await form.current?.body();
    if (!body) return;
    setBusy(true);
    setRefused(undefined);
    try {
      const { ergebnis, restarbeiten } = body;
      await calls.send(noting, {
        action: t('serviceTask:steps.noteResult'),
        body: { ergebnis, restarbeiten },
        follows: { ergebnis, restarbeiten },
      });
      await navigate(to('report'));
    } catch (error) {
      noteFailure(error);
      setRefused(failureText(error));
      setBusy(false);
    }
  };
  return (
    <>
      <div className={flow.scroll} tabIndex={0} role="region" aria-label={t('completion.title')}>
        <FlowHead />
        <div className={styles.parts}>
          {refused !== undefined && (
            <p ref={failure} tabIndex={-1} className={styles.failure} role="alert">
              {refused}
            </p>
          )}
          <Checks />
          <Card title={t('completion.result')} isWaiting={!fields}>
            {fields && (
              <ActionForm
                name="completion"
                names={asked}
                fields={fields}
                start={start.current}
                isQuiet
                onChange={setTyped}
                handle={form}
              />
            )}
          </Card>
          <button
            type="button"
            className={`${parts.big} ${styles.report}`}
            aria-disabled={isBusy || undefined}
            onClick={() => {
              if (!isBusy) void toReport();
            }}
          >
            <IconSignature size={24} stroke={1.5} aria-hidden />
            {t('completion.report')}
          </button>
        </div>
      </div>
      <div className={bar.bar} role="toolbar" aria-label={t('ui:actions')}>
        <Link className={bar.more} to={to('flow')}>
          <IconArrowLeft size={24} stroke={1.5} aria-hidden />
          {t('completion.back')}
        </Link>
        <BigButton
          Icon={IconFlag}
          isBusy={isBusy || !isRead || !fields}
          onClick={() => void complete()}
        >
          {t('confirm.complete')}
        </BigButton>
      </div>
    </>
  );
}

/** What the report said already. */
const notedBefore = ({ ergebnis, restarbeiten }: Task): AnyRecord => ({
  ...(ergebnis != null && { ergebnis }),
  ...(restarbeiten != null && { restarbeiten }),
});

/** What has to be there before the end, each with the way to it. */
function Checks() {
  const { t } = useTranslation('serviceTask');
  const { task, facts, to, isRead } = useTask();
  const { rows: times = [] } = useTimes(task);
  const { data: order } = useQuery(orderQuery(task));
  const { rows: extras = [] } = useExtras(task);
  const { rows: material = [] } = useMaterial(task);
  const unplaced = material.reduce((sum, { mengeOffen }) => sum + mengeOffen, 0);
  const missing = missingFor(task, facts);
  const minutes = times.reduce((sum, { dauer }) => sum + dauer, 0) || (order?.gebrauchteZeit ?? 0);
  const lines = [
    {
      name: 'times' as const,
      isMissing: missing.includes('time'),
      text: missing.includes('time')
        ? t('completion.noTime')
        : task.zeitmessungSeit != null
          ? t('completion.timerRuns')
          : t('completion.time', { duration: formatDuration(minutes) }),
    },
    ...(facts.questions > 0
      ? [
          {
            name: 'checklist' as const,
            isMissing: missing.includes('checklist'),
            text: missing.includes('checklist')
              ? t('completion.openQuestions', { count: facts.openQuestions })
              : t('completion.answered'),
          },
        ]
      : []),
    ...(material.length > 0
      ? [
          {
            name: 'material' as const,
            isMissing: unplaced > 0,
            text: t('completion.material', { count: unplaced }),
          },
        ]
      : []),
    {
      name: 'extras' as const,
      isMissing: false,
      text: t('completion.extras', { count: extras.length }),
    },
  ];
  return (
    <Card title={t('completion.checks')} isWaiting={!isRead}>
      <ul className={parts.rows}>
        {(isRead ? lines : []).map(({ name, isMissing, text }) => (
          <li key={name}>
            <Link
              className={styles.check}
              data-missing={isMissing || undefined}
              to={`${to('flow')}#${cardId(name)}`}
            >
              {isMissing ? (
                <IconAlertTriangle size={22} stroke={1.75} aria-hidden />
              ) : (
                <IconCheck size={22} stroke={2} aria-hidden />
              )}
              <span>
                <span className={parts.strong}>{t(`${name}.title`)}</span>
                <br />
                {text}
              </span>
              <IconChevronRight size={20} stroke={1.5} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What came of a task that is over. */
function Outcome() {
  const { t } = useTranslation('serviceTask');
  const { task } = useTask();
  const { data: order } = useQuery(orderQuery(task));
  const said = [
    ['result', order?.ergebnis ?? task.bemerkung],
    ['rest', order?.restarbeiten],
    ['unsigned', order?.unterschriftVerzicht],
  ] as const;
  return (
    <Card title={t('completion.over')}>
      {said.map(
        ([name, text]) =>
          text && (
            <div key={name} className={parts.lines}>
              <p className={parts.quiet}>{t(`completion.${name}`)}</p>
              <p className={parts.text}>{text}</p>
            </div>
          ),
      )}
    </Card>
  );
}
