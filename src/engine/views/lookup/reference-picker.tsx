import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useEngine } from '../../application/context';
import type { WidgetProps } from '../../fields/field-editing';
import { lookupNamed } from '../../data/lookups/use-lookup';
import { placeQuery } from '../../data/references/place-query';
import { ReferenceBox } from './reference-box';
import { ReferenceText } from './reference-text';
import { ReferenceWaiting, type TypedAhead } from './reference-waiting';
import { useReferenceTexts } from '../../data/references/use-reference-texts';

export interface ReferencePickerProps extends Omit<WidgetProps, 'field' | 'hold'> {
  lookup: string;
  /** Name of what is chosen, e.g. «Kunde», as title of the sheet on a phone. */
  title: string;
  /** Label where none stands beside it. */
  label?: string;
  /** True in the cell of a table: no frame and no more height than a line has. */
  compact?: boolean;
}

/** Control to choose a record of another screen; without the right to see that screen the record is only shown. */
export function ReferencePicker(props: ReferencePickerProps) {
  const { lookup: name, id, value, label, describedBy } = props;
  const { registry, can } = useEngine();
  // Keeps what is typed before the screen that is chosen from is known.
  const ahead = useRef<TypedAhead>({});
  const client = useQueryClient();
  const lookup = lookupNamed(registry, name);
  const { data: place } = useQuery(placeQuery(registry, client, String(lookup.screen)));
  const paths = useMemo(() => [lookup.path], [lookup]);
  const textOf = useReferenceTexts(paths);
  const isSet = value !== null && value !== undefined && value !== '';
  const shown = isSet ? (textOf(name, value) ?? String(value)) : '';
  if (!can(`GET ${lookup.path}`)) {
    return <ReferenceText id={id} text={shown} label={label} describedBy={describedBy} />;
  }
  if (!place) return <ReferenceWaiting {...props} ahead={ahead} shown={shown} />;
  const box = { name, lookup, place, shown, ahead };
  return <ReferenceBox {...props} {...box} />;
}
