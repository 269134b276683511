import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordId } from '../../../../../api/dialect';
import { useEngine } from '../../../../application/context';
import type { Row } from '../../../../editing/model/row';
import type { Asked } from '../../../../editing/rows/suggested';
import { paramsBelow, type Place } from '../../../../screens/place';
import type { RowTable } from '../../../../screens/row-table';
import type { RowErrors } from '../grid-row';
import { RowSuggester } from './row-suggester';
import type { SuggestedTable } from './suggested-table';
import { suggestionQuery } from './suggestion-query';

interface SuggestionsOptions extends SuggestedTable {
  place: Place;
  table: RowTable;
  id: RecordId | 'new';
  rows: readonly Row[];
  editing: boolean;
}

export interface Suggestions {
  suggester: RowSuggester;
  /** Tells whether something is on its way for the row. */
  isPending: (key: string) => boolean;
  /** Tells whether a text may be a name, because it is no code. */
  mayMean: (field: string, text: string) => boolean;
  /** Reasons why nothing could be suggested, by key of the row. */
  failures: ReadonlyMap<string, RowErrors>;
}

interface Shown {
  pending: ReadonlySet<string>;
  failures: ReadonlyMap<string, RowErrors>;
}

const nothing: Shown = { pending: new Set(), failures: new Map() };

/**
 * Asks what rows should contain whenever the values to ask by change, and fills it in; the user's own values stay.
 * Undefined where the table declares no suggestions, or is only read.
 */
export function useSuggestions(options: SuggestionsOptions): Suggestions | undefined {
  const { place, table, id, rows, editing, typing } = options;
  const { suggests } = table.tab;
  const { registry, can } = useEngine();
  const { t, i18n } = useTranslation('table');
  const { language } = i18n;
  const client = useQueryClient();
  const isOn = suggests !== undefined && id !== 'new' && editing && can(suggests.call);
  const [{ pending, failures }, setShown] = useState(nothing);
  const latest = useRef<SuggestedTable>(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const suggester = useMemo(() => {
    if (!isOn || !suggests) return undefined;
    const params = paramsBelow(suggests.call, place, id);
    const query = (asked: Asked) =>
      suggestionQuery({ suggests, params, registry, language }, asked);
    return new RowSuggester({
      ...{ suggests, table, client, query },
      texts: {
        unknown: (code) => t('unknownCode', { code }),
        several: (code) => t('severalMeanings', { code }),
      },
      now: () => latest.current,
      onShow: (waits, why) => setShown({ pending: waits, failures: why }),
    });
  }, [isOn, suggests, table, place, id, registry, language, client, t]);

  useEffect(() => suggester?.begin(), [suggester]);
  const open = typing?.key;
  useEffect(() => suggester?.look(rows, open), [suggester, rows, open]);
  return useMemo(
    () =>
      suggester && {
        suggester,
        isPending: (key: string) => pending.has(key),
        // Another one when something has become known.
        mayMean: (field: string, text: string) => suggester.mayMean(field, text),
        failures,
      },
    [suggester, pending, failures],
  );
}
