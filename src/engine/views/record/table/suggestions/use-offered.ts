import { useEffect, useMemo, useState } from 'react';
import { useDebouncedValue } from '../../../../../ui/use-debounced-value';
import type { AnyRecord } from '../../../../define/definition';
import { shortestSearch } from '../../../../data/lists/list-source';
import { useFormatters } from '../../../../data/use-formatters';
import { useFieldLabel, useNamedFields } from '../../../../fields/use-field-texts';
import type { PickerOption } from '../../../../data/lookups/filter-options';
import type { RowTable } from '../../../../screens/row-table';

/** Pause in ms before a code is looked up: a scanner is quicker, and so is someone who knows the number. */
const PAUSE_MS = 250;

export interface Offered {
  options: readonly PickerOption[];
  /** Returns the answer that an option stands for. */
  hitOf: (option: PickerOption) => AnyRecord | undefined;
}

interface Found {
  code: string;
  hits: readonly AnyRecord[];
}

const nothing: Offered = { options: [], hitOf: () => undefined };

/**
 * Offers what a code that is being typed may mean, with the facts to decide by; nothing where the table offers none.
 */
export function useOffered(
  { fields, tab }: RowTable,
  code: string,
  ahead: (code: string) => Promise<readonly AnyRecord[]>,
): Offered {
  const offers = tab.suggests?.offers;
  const title = useNamedFields(offers?.title ?? none, fields);
  const detail = useNamedFields(offers?.detail ?? none, fields);
  const formatters = useFormatters(useMemo(() => [...title, ...detail], [title, detail]));
  const labelOf = useFieldLabel();
  const [later] = useDebouncedValue(code, PAUSE_MS);
  const [found, setFound] = useState<Found>();
  const asked = offers && later === code && code.length >= shortestSearch ? code : undefined;
  useEffect(() => {
    if (asked === undefined) return undefined;
    let isOver = false;
    ahead(asked).then(
      (hits) => {
        if (!isOver) setFound({ code: asked, hits });
      },
      // Entering the code tells what does not work.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [asked, ahead]);

  if (!found || code.length < shortestSearch || !code.startsWith(found.code)) return nothing;
  const textOf = (hit: AnyRecord, name: string) => formatters.get(name)?.(hit[name], hit) ?? '';
  const options = found.hits.map((hit, index): PickerOption => {
    const decides = detail.flatMap((field) => {
      const text = textOf(hit, field.name);
      if (text === '') return [];
      return [field.type.isAmount ? text : `${labelOf(field)} ${text}`];
    });
    return {
      value: index,
      label: title.map(({ name }) => textOf(hit, name)).join(' · '),
      detail: decides.join(' · '),
    };
  });
  return { options, hitOf: ({ value }) => found.hits[Number(value)] };
}

const none: readonly string[] = [];
