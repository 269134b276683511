import type { RecordId } from '../../../../api/dialect';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { recordPath } from '../../../screens/record-path';
import { notifyInfo } from '../../../../ui/notices';
import { keys } from '../../../../ui/commands/keys';
import { useCommands } from '../../../../ui/commands/use-commands';
import { rowsKey } from '../../../data/lists/row-page';
import { notePaging, openedFrom } from '../../../data/lists/last-list';
import { around, neighboursIn, type Neighbours } from '../../../data/lists/neighbours';
import type { Place } from '../../../screens/place';

export type Step = 'previous' | 'next';

export interface RecordPaging extends Neighbours {
  /** Goes one record on. `byButton`: the same button takes the focus again on the record that comes. */
  go: (step: Step, byButton?: boolean) => void;
}

/**
 * Pages through records in the order and filter of the list it was opened from, with a key for each way; undefined
 * without such a list.
 */
export function useRecordPager(
  place: Place,
  id: RecordId | 'new',
  tab: string,
): RecordPaging | undefined {
  const { t, i18n } = useTranslation('record');
  const navigate = useNavigate();
  const [from] = useState(() => (id === 'new' ? undefined : openedFrom(place.path, id)));
  const client = useQueryClient();
  const options = queryOptions({
    queryKey: [
      ...rowsKey(place.definition.schema),
      'around',
      from?.source.key,
      from?.index,
      id,
      i18n.language,
    ],
    queryFn: async ({ signal }) => {
      if (!from) throw new Error('a record without a list has no neighbours');
      const range = around(from.index);
      const { rows } = await from.source.read({ ...range, count: false, signal });
      return neighboursIn(rows, range.offset, from);
    },
    staleTime: 30_000,
    meta: { failure: 'silent' },
  });
  const { data } = useQuery({ ...options, enabled: from !== undefined });
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const walk = async (step: Step, byButton: boolean) => {
    // A key that is pressed before the neighbours are known counts, too.
    const known = data ?? (await client.ensureQueryData(options).catch(() => undefined));
    if (!known || !isHere.current) return;
    const to = known[step];
    if (!to) {
      notifyInfo(t(`walk.no.${step}`));
      return;
    }
    notePaging(place.path, to);
    // «Back» leads to the list, however many records were looked at.
    void navigate(`${recordPath(place.path, to.id)}/${tab}`, {
      replace: true,
      state: byButton ? { paged: step } : undefined,
    });
  };
  const go: RecordPaging['go'] = (step, byButton = false) => void walk(step, byButton);

  useCommands(t('walk.group'), () =>
    from
      ? [
          {
            label: t('walk.previous'),
            Icon: IconChevronLeft,
            keys: keys.previous,
            run: () => go('previous'),
          },
          { label: t('walk.next'), Icon: IconChevronRight, keys: keys.next, run: () => go('next') },
        ]
      : [],
  );
  return from && { previous: data?.previous, next: data?.next, go };
}
