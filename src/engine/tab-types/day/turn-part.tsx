import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDuration } from '../../../../schemas/rules/format-duration';
import { today } from '../../../../schemas/rules/today';
import { call } from '../../../api/call';
import { useQueuedCall } from '../../outbox/use-queued-call';
import { notifyInfo } from '../../../ui/notices';
import type { AnyRecord } from '../../../api/dialect';
import { notifyFailure } from '../../../failure/notify-failure';
import { useEngine } from '../../application/context';
import { callFieldsQuery } from '../../data/fields-query';
import { rowsKey } from '../../data/lists/row-page';
import { useFormatters } from '../../data/use-formatters';
import type { Labelled } from '../../labels/label-keys';
import { useScreenLabels } from '../../labels/use-screen-labels';
import type { DayTab, TurnShape } from './definition';
import { timeOnDay } from './days';
import { useNow } from './use-now';
import styles from './day.module.css';

interface TurnPartProps {
  tab: DayTab;
  turn: TurnShape;
  screen: Labelled;
  /** Moment when what goes on now began. */
  since: string | undefined;
  onDone: () => void;
}

/** Line that says whether it has begun, and buttons for what comes next. */
export function TurnPart({ tab, turn, screen, since, onDone }: TurnPartProps) {
  const { t, i18n } = useTranslation('outbox');
  const queueCall = useQueuedCall();
  const { registry } = useEngine();
  const { part } = useScreenLabels();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const now = useNow();
  const { data: fields } = useQuery(callFieldsQuery(registry, turn.call, 'body'));
  const reason = turn.reason === undefined ? undefined : fields?.[turn.reason];
  const formatters = useFormatters(reason ? [reason] : none);
  const hasBegun = since !== undefined;
  const send = async (more: AnyRecord = {}) => {
    setBusy(true);
    try {
      const body = { ...turn.values, [turn.begins]: !hasBegun, ...more };
      const label = { action: part(screen, hasBegun ? 'end' : 'begin'), record: '' };
      const queued = await queueCall({ operation: turn.call, body, label });
      if (!queued) await call(turn.call, { body });
      if (queued?.state === 'waiting') notifyInfo(t('savedPlainly', label));
      onDone();
    } catch (error) {
      notifyFailure(error);
    }
    // Reads anew after a refusal, too: what was shown is out of date.
    await client.invalidateQueries({ queryKey: rowsKey(tab.schema) });
    setBusy(false);
  };
  const reasons = hasBegun ? (reason?.values ?? []) : [];
  return (
    <section className={styles.turn} aria-busy={isBusy} lang={i18n.language}>
      <p className={styles.state} role="status">
        {hasBegun
          ? part(screen, 'since', {
              time: timeOnDay(since, today()) ?? since.slice(0, 10),
              duration: formatDuration(Math.max(0, Math.floor((now - Date.parse(since)) / 60_000))),
            })
          : part(screen, 'notBegun')}
      </p>
      <div className={styles.buttons}>
        <button
          type="button"
          className={styles.big}
          data-ends={hasBegun || undefined}
          disabled={isBusy}
          onClick={() => void send()}
        >
          {part(screen, hasBegun ? 'end' : 'begin')}
        </button>
        {reason &&
          reasons.map((value) => (
            <button
              key={value}
              type="button"
              className={styles.reason}
              disabled={isBusy}
              onClick={() => void send({ [reason.name]: value })}
            >
              {formatters.get(reason.name)?.(value)}
            </button>
          ))}
      </div>
    </section>
  );
}

const none: readonly never[] = [];
