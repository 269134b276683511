import { useQuery } from '@tanstack/react-query';
import { IconArrowLeft, IconFlag, IconSignature } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { mayDo } from '../../../schemas/rules/service-states';
import { missingFor } from '../../../schemas/rules/service-flow';
import { ApiError } from '../../api/api-error';
import { failureText } from '../../failure/failure-text';
import { noteFailure } from '../../failure/notify-failure';
import { useEngine } from '../../engine/application/context';
import { callFieldsQuery } from '../../engine/data/fields-query';
import type { AnyRecord, AnyTab } from '../../engine/define/definition';
import { useUnsentInput } from '../../engine/editing/unsent/unsent-input';
import { FlowCard } from '../../engine/flow/cards/flow-card';
import { FlowPage } from '../../engine/flow/page/flow-page';
import parts from '../../engine/flow/parts.module.css';
import { ActionBar, BarLink } from '../../engine/flow/steps/action-bar';
import { BigButton } from '../../engine/flow/steps/big-button';
import { ActionForm, type ActionFormHandle } from '../../engine/views/actions/action-form';
import type { ReadTabViewProps } from '../../engine/views/record/open-record';
import { CompletionChecks } from './completion-checks';
import { CompletionOutcome } from './completion-outcome';
import { useMaterial } from './material/use-material';
import { steps } from './steps';
import type { Task } from './task';
import { TaskHead } from './task-head';
import { TaskProvider } from './task-provider';
import { useTask } from './use-task';
import styles from './task-completion.module.css';

const { call: operation = '' } = steps.complete;
const noting = 'POST /service/planung/{id}/ergebnis';
const asked = ['ergebnis', 'restarbeiten', 'offen', 'unterschriftVerzicht'] as const;

/** Completion of a task: what is missing, the result, what is left to do, and the end. */
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
  if (mayComplete) return <CompletionForm />;
  return (
    <FlowPage label={t('completion.title')}>
      <TaskHead />
      <div className={styles.parts}>
        {isOver ? <CompletionOutcome /> : <p className={parts.quiet}>{t('completion.notYet')}</p>}
        <Link className={parts.big} to="../flow" relative="path">
          {t('completion.back')}
        </Link>
      </div>
    </FlowPage>
  );
}

function CompletionForm() {
  const { t } = useTranslation('serviceTask');
  const { registry } = useEngine();
  const navigate = useNavigate();
  const { task, facts, isRead, calls, perform, to } = useTask();
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
      await perform('complete', body);
      setTyped(undefined);
      await navigate(to('flow'), { replace: true });
    } catch (error) {
      noteFailure(error);
      const isAtField = error instanceof ApiError && form.current?.refuse(error.fieldErrors);
      if (!isAtField) setRefused(failureText(error));
      setBusy(false);
    }
  };
  /** The report shows the result before anybody signs it. */
  const toReport = async () => {
    const body = await form.current?.body();
    if (!body) return;
    setBusy(true);
    setRefused(undefined);
    try {
      const { ergebnis, restarbeiten } = body;
      await calls.send(noting, {
        action: t('steps.noteResult'),
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
    <FlowPage
      label={t('completion.title')}
      bar={
        <ActionBar>
          <BarLink Icon={IconArrowLeft} to={to('flow')}>
            {t('completion.back')}
          </BarLink>
          <BigButton
            Icon={IconFlag}
            isBusy={isBusy || !isRead || !fields}
            onClick={() => void complete()}
          >
            {t('steps.complete')}
          </BigButton>
        </ActionBar>
      }
    >
      <TaskHead />
      <div className={styles.parts}>
        {refused !== undefined && (
          <p ref={failure} tabIndex={-1} className={styles.failure} role="alert">
            {refused}
          </p>
        )}
        <CompletionChecks />
        <FlowCard title={t('completion.result')} isWaiting={!fields}>
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
        </FlowCard>
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
    </FlowPage>
  );
}

/** Returns what the report said already. */
const notedBefore = ({ ergebnis, restarbeiten }: Task): AnyRecord => ({
  ...(ergebnis != null && { ergebnis }),
  ...(restarbeiten != null && { restarbeiten }),
});
