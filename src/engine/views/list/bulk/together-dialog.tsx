import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../../../api/api-error';
import { counted } from '../../../../../schemas/rules/counted';
import type { AnyRecord, RecordId } from '../../../../api/dialect';
import { newIdempotencyKey } from '../../../../api/idempotency-key';
import { recordIn } from '../../../../api/records';
import { createdId, write } from '../../../../api/write-records';
import { failureText } from '../../../../failure/failure-text';
import { notifySuccess } from '../../../../ui/notices';
import { useEngine } from '../../../application/context';
import { callFieldsQuery } from '../../../data/fields-query';
import { recordsChanged } from '../../../data/record-query';
import { useRecordTitle } from '../../../data/use-record-title';
import type { ActionDefinition, CallingAction } from '../../../define/definition';
import { useScreenLabels } from '../../../labels/use-screen-labels';
import type { TogetherCall } from '../../../screens/action-type';
import type { Place } from '../../../screens/place';
import { recordPath } from '../../../screens/record-path';
import { ActionFailure } from '../../actions/action-failure';
import { ActionForm, type ActionFormHandle } from '../../actions/action-form';
import { ConfirmDialog } from '../../actions/confirm-dialog';
import { TogetherMade } from './together-made';
import { mostTogether, togetherObstacle } from './together-obstacle';
import { TogetherPlanView } from './together-plan-view';
import { useChosenRows } from './use-chosen-rows';
import { useObstacleText } from './use-obstacle-text';
import { useTogetherPlan } from './use-together-plan';
import styles from './bulk.module.css';

export interface TogetherWork {
  action: ActionDefinition;
  does: TogetherCall;
}

interface TogetherDialogProps extends TogetherWork {
  place: Place;
  readSelected: (signal: AbortSignal) => AsyncIterable<readonly AnyRecord[]>;
  /** Called when the rows have changed. */
  onDone: () => void;
  onClose: () => void;
}

/** Most rows that are named. */
const NAMED = 8;

/** Dialog that asks once for all chosen rows, as they are now, and makes one call for them. */
export function TogetherDialog(props: TogetherDialogProps) {
  const { place, action, does, onDone, onClose } = props;
  const { t, i18n } = useTranslation(['bulk', 'entities']);
  const { part } = useScreenLabels();
  const engine = useEngine();
  const { registry, me } = engine;
  const client = useQueryClient();
  const navigate = useNavigate();
  const titleOf = useRecordTitle(place);
  const obstacleText = useObstacleText(place);
  const form = useRef<ActionFormHandle>(null);
  const [once] = useState(newIdempotencyKey);
  const key = useRef({ of: '', key: once });
  const title = part(place.definition, `actions.${action.name}`);
  const { data: fields } = useQuery(callFieldsQuery(registry, does.call, 'body'));
  const { most = mostTogether } = does;
  const { rows, unread } = useChosenRows(props.readSelected, most, obstacleText);
  const [made, setMade] = useState<readonly RecordId[]>();

  const obstacle =
    rows && togetherObstacle(action, does, { rows, count: rows.length }, place.definition, engine);
  const reason = unread ?? (obstacle && obstacleText(obstacle));
  const names = does.asks
    ? (does.fields ?? Object.keys(fields ?? {}).filter((name) => name !== does.property))
    : [];
  const start = rows?.[0] && does.start?.(rows[0], me);

  const ids = rows?.map(({ id }) => id);
  const { plan, choices, setChoices, said, ...planned } = useTogetherPlan({
    call: does.plan,
    params: place.params,
    body: ids && reason === undefined ? { ...start, [does.property]: ids } : undefined,
  });

  const submit = async (asked: AnyRecord | undefined) => {
    const body = { ...start, ...asked, ...said, [does.property]: ids };
    const of = JSON.stringify(body);
    if (key.current.of !== of) key.current = { of, key: newIdempotencyKey() };
    try {
      const { params } = action as ActionDefinition & CallingAction;
      const answer = await write(does.call, {
        params: { ...place.params, ...params },
        once: key.current.key,
        body,
        kind: 'action',
      });
      notifySuccess(t('bulk:done.together', { count: rows?.length ?? 0, action: title }));
      onDone();
      const several = does.plan === undefined ? [] : idsIn(answer.data);
      if (several.length > 1) {
        setMade(several);
        return;
      }
      onClose();
      const opened = openedBy(action);
      if (opened) void navigate(recordPath(`/${opened}`, createdId(answer)));
    } catch (error) {
      const isSure = error instanceof ApiError && error.status !== undefined && error.status < 500;
      if (isSure) key.current = { of: '', key: '' };
      throw error;
    } finally {
      recordsChanged(client, place);
    }
  };
  const opens = registry.entries.find(({ name }) => name === openedBy(action));
  // What is made may be of another kind than the rows that it is made of.
  const schema = opens?.schema ?? place.definition.schema;
  const inWords = (count: number) =>
    counted(
      count,
      { one: t(`entities:${schema}.one`), other: t(`entities:${schema}.other`) },
      i18n.language,
    );
  const isPlanned = does.plan === undefined || planned.isCurrent;
  const isReady = rows !== undefined && reason === undefined && fields !== undefined;
  if (made && plan) {
    const path = `/${openedBy(action) ?? place.definition.name}`;
    return (
      <TogetherMade
        title={title}
        said={inWords(made.length)}
        plan={plan}
        ids={made}
        path={path}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={
        plan && schema === place.definition.schema
          ? t('bulk:plan.make', { count: plan.groups.length })
          : rows && t('bulk:together.start', { count: rows.length })
      }
      size={does.plan === undefined ? 'lg' : 640}
      danger={action.danger}
      disabled={!isReady || !isPlanned}
      form={names.length > 0 ? form : undefined}
      onSubmit={submit}
      onRefused={(error) =>
        error instanceof ApiError && form.current?.refuse(error.fieldErrors) === true
      }
      failure={(error, leavesFocus) => (
        <ActionFailure
          error={error}
          place={place}
          fields={fields}
          leavesFocus={leavesFocus}
          offered={[]}
          wayTo={() => undefined}
        />
      )}
      onClose={onClose}
    >
      {reason !== undefined && (
        <p role="alert" className={styles.failure}>
          {reason}
        </p>
      )}
      {!rows && reason === undefined && <p role="status">{t('bulk:reading')}</p>}
      {does.plan !== undefined && isReady && !plan && !planned.error && (
        <p role="status">{t('bulk:plan.reading')}</p>
      )}
      {planned.error && (
        <p role="alert" className={styles.failure}>
          {failureText(planned.error)}
        </p>
      )}
      {plan && (
        <TogetherPlanView plan={plan} choices={choices} onChoose={setChoices} counted={inWords} />
      )}
      {rows && reason === undefined && does.plan === undefined && (
        <>
          <p className={styles.result}>{t('bulk:together.question', { count: rows.length })}</p>
          <ul className={styles.rows}>
            {rows.slice(0, NAMED).map((row) => (
              <li key={String(row.id)}>{titleOf(row) || String(row.id)}</li>
            ))}
            {rows.length > NAMED && (
              <li>
                <span>{t('bulk:together.further', { count: rows.length - NAMED })}</span>
              </li>
            )}
          </ul>
        </>
      )}
      {isReady && names.length > 0 && (
        <ActionForm
          name={action.name}
          names={names}
          fields={Object.fromEntries(
            names.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])),
          )}
          start={start ?? {}}
          handle={form}
        />
      )}
    </ConfirmDialog>
  );
}

/** Returns the screen that the created record is opened on. */
function openedBy(action: ActionDefinition): string | undefined {
  const { then } = action as ActionDefinition & CallingAction;
  return typeof then === 'object' && 'open' in then ? then.open : undefined;
}

/** Returns the ids of all that was created, where the answer names them. */
function idsIn(data: unknown): readonly RecordId[] {
  const { ids } = recordIn(data);
  return Array.isArray(ids) ? (ids as RecordId[]) : [];
}
