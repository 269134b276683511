import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../../../api/api-error';
import type { AnyRecord } from '../../../../api/dialect';
import { newIdempotencyKey } from '../../../../api/idempotency-key';
import { createdId, write } from '../../../../api/write-records';
import { failureText } from '../../../../failure/failure-text';
import { notifySuccess } from '../../../../ui/notices';
import { useEngine } from '../../../application/context';
import { callFieldsQuery } from '../../../data/fields-query';
import { gatherRows } from '../../../data/lists/gather-rows';
import { TooManyRows } from '../../../data/lists/most-at-once';
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
import { mostTogether, togetherObstacle } from './together-obstacle';
import { useObstacleText } from './use-obstacle-text';
import styles from './bulk.module.css';

export interface TogetherWork {
  action: ActionDefinition;
  does: TogetherCall;
}

interface TogetherDialogProps extends TogetherWork {
  place: Place;
  readSelected: (signal: AbortSignal) => AsyncIterable<readonly AnyRecord[]>;
  /** The rows are not what they were. */
  onDone: () => void;
  onClose: () => void;
}

/** Rows that are named. */
const NAMED = 8;

/** Asks once for all chosen rows, as they are now, and makes one call for them. */
export function TogetherDialog(props: TogetherDialogProps) {
  const { place, action, does, onDone, onClose } = props;
  const { t } = useTranslation(['bulk', 'list']);
  const { part } = useScreenLabels();
  const engine = useEngine();
  const { registry, me } = engine;
  const client = useQueryClient();
  const navigate = useNavigate();
  const titleOf = useRecordTitle(place);
  const obstacleText = useObstacleText(place);
  const form = useRef<ActionFormHandle>(null);
  const [rows, setRows] = useState<readonly AnyRecord[]>();
  const [unread, setUnread] = useState<string>();
  const [once] = useState(newIdempotencyKey);
  const key = useRef({ of: '', key: once });
  const title = part(place.definition, `actions.${action.name}`);
  const { data: fields } = useQuery(callFieldsQuery(registry, does.call, 'body'));
  const { most = mostTogether } = does;

  const read = useEffectEvent(async (signal: AbortSignal) => {
    try {
      setRows(await gatherRows(props.readSelected(signal), most));
    } catch (error) {
      if (signal.aborted) return;
      const isTooMany = error instanceof TooManyRows;
      setUnread(
        isTooMany
          ? obstacleText({ kind: 'tooMany', most })
          : `${t('list:failed')} ${failureText(error)}`,
      );
    }
  });
  useEffect(() => {
    const stop = new AbortController();
    void read(stop.signal);
    return () => stop.abort();
  }, []);

  const obstacle =
    rows && togetherObstacle(action, does, { rows, count: rows.length }, place.definition, engine);
  const reason = unread ?? (obstacle && obstacleText(obstacle));
  const names = does.asks
    ? (does.fields ?? Object.keys(fields ?? {}).filter((name) => name !== does.property))
    : [];
  const start = rows?.[0] && does.start?.(rows[0], me);

  const submit = async (asked: AnyRecord | undefined) => {
    const ids = (rows ?? []).map(({ id }) => id);
    const body = { ...start, ...asked, [does.property]: ids };
    const of = JSON.stringify(body);
    if (key.current.of !== of) key.current = { of, key: newIdempotencyKey() };
    try {
      const { params, then } = action as ActionDefinition & CallingAction;
      const answer = await write(does.call, {
        params: { ...place.params, ...params },
        once: key.current.key,
        body,
        kind: 'action',
      });
      notifySuccess(t('bulk:done.together', { count: ids.length, action: title }));
      onDone();
      onClose();
      if (typeof then === 'object' && 'open' in then) {
        void navigate(recordPath(`/${then.open}`, createdId(answer)));
      }
    } catch (error) {
      const isSure = error instanceof ApiError && error.status !== undefined && error.status < 500;
      if (isSure) key.current = { of: '', key: '' };
      throw error;
    } finally {
      recordsChanged(client, place);
    }
  };
  const isReady = rows !== undefined && reason === undefined && fields !== undefined;
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={rows && t('bulk:together.start', { count: rows.length })}
      size="lg"
      danger={action.danger}
      disabled={!isReady}
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
      {rows && reason === undefined && (
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
