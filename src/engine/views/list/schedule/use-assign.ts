import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newIdempotencyKey } from '../../../../api/idempotency-key';
import { readRecord } from '../../../../api/records';
import { notifyFailure } from '../../../../failure/notify-failure';
import { notifyInfo } from '../../../../ui/notices';
import { useEngine } from '../../../application/context';
import { listSource } from '../../../data/lists/list-source';
import { rowsKey } from '../../../data/lists/row-page';
import { recordsChanged } from '../../../data/record-query';
import { placeQuery } from '../../../data/references/place-query';
import type { AnyRecord, ScreenDefinition } from '../../../define/definition';
import type { ScheduleDefinition } from '../../../define/period-views';
import { confirmed } from '../../../editing/model/confirmed';
import { storeNew } from '../../../editing/session/save-record';
import { useAskWhether } from '../../../editing/session/use-ask-whether';
import type { Place } from '../../../screens/place';
import type { PeriodEntry, PeriodSource } from '../period/period-source';
import { useEntryTexts, type EntryTexts } from '../period/use-entry-texts';
import { setupOfShipped } from '../views/shipped-views';

interface Options {
  /** Place of what is planned. */
  place: Place;
  schedule: ScheduleDefinition;
  main: PeriodSource;
  textsOf: (entry: PeriodEntry) => EntryTexts;
  say: (text: string) => void;
}

/** Most records that are shown; others are looked for in their list. */
const most = 200;

/** Provides what waits to be planned, and plans it: given a row and a time, it becomes an entry at once. */
export function useAssign({ place, schedule, main, textsOf, say }: Options) {
  const { t, i18n } = useTranslation('schedule');
  const { registry, can, me } = useEngine();
  const client = useQueryClient();
  const ask = useAskWhether();
  const [q, search] = useState('');
  const [underWay, setUnderWay] = useState<ReadonlySet<unknown>>(new Set());
  const { waiting } = schedule;
  const { data: other } = useQuery({
    ...placeQuery(registry, client, waiting?.screen ?? ''),
    enabled: waiting !== undefined,
  });
  const isReadable = other !== undefined && can(`GET ${other.list}`);
  const view = useMemo(() => viewOf(other?.definition, waiting?.view), [other, waiting]);
  const source = useMemo(
    () =>
      isReadable && view
        ? listSource(
            other,
            { ...view, q, group: [], sum: undefined },
            { user: me, now: new Date() },
          )
        : undefined,
    [isReadable, other, view, q, me],
  );
  const schema = other?.definition.schema;
  const found = useQuery({
    queryKey: [...rowsKey(schema ?? ''), ...(source?.key ?? []), i18n.language, 'waiting'],
    queryFn: ({ signal }) =>
      source
        ? source.read({ offset: 0, limit: most, count: 'capped', signal })
        : Promise.resolve({ rows: [] }),
    enabled: source !== undefined,
    meta: { failure: 'silent' },
    placeholderData: (before) => before,
  });
  const texts = useEntryTexts(
    useMemo(() => ({ ...main, place: other ?? main.place }), [main, other]),
  );

  const assign = async (order: AnyRecord, values: AnyRecord): Promise<void> => {
    const { id } = order;
    if (underWay.has(id)) return;
    setUnderWay((all) => new Set([...all, id]));
    const title = texts(order).title;
    const key = newIdempotencyKey();
    try {
      const made = await confirmed((said) => storeNew(place, { ...values, ...said }, key), ask);
      recordsChanged(client, place);
      await client.invalidateQueries({ queryKey: rowsKey(schema ?? '') }, { cancelRefetch: false });
      say(t('planned', { title }));
      const params = { ...place.params, id: made };
      const record = await readRecord(place.definition.api.record, { params });
      const { warnings } = textsOf({ source: main, record } as PeriodEntry);
      // Tells the planner about warnings: the server takes it all the same.
      for (const { text } of warnings) notifyInfo(`${title}: ${text}`);
    } catch (error) {
      notifyFailure(error);
      say(t('notPlanned', { title }));
    } finally {
      setUnderWay((all) => new Set([...all].filter((one) => one !== id)));
    }
  };
  const total = found.data && 'total' in found.data ? found.data.total : undefined;
  return {
    place: isReadable ? other : undefined,
    schema,
    rows: found.data?.rows ?? [],
    total,
    isPending: found.isPending,
    error: found.data ? undefined : (found.error ?? undefined),
    retry: () => void found.refetch(),
    q,
    search,
    underWay,
    texts,
    titleOf: (order: AnyRecord) => texts(order).title,
    assign,
  };
}

export type Waiting = ReturnType<typeof useAssign>;

function viewOf(definition: ScreenDefinition | undefined, name: string | undefined) {
  const view = definition?.views?.find((one) => one.name === name);
  return definition && view && setupOfShipped(view, definition);
}
