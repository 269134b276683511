import type { AnyRecord, Me } from '../../define/definition';
import type { DialogAction } from './definition';

type Defaults = Pick<DialogAction, 'defaults'>;

/** What its form starts with; what the record leaves empty is left to the contract's defaults. */
export function startValues({ defaults }: Defaults, record: AnyRecord, me: Me): AnyRecord {
  if (typeof defaults === 'function') return defaults(record, me);
  const values = takenOver({ defaults }).map(([name, field]) => [name, record[field] ?? undefined]);
  return Object.fromEntries(values);
}

/** Properties of the body, each with the field of the record that it takes over. */
export function takenOver({ defaults }: Defaults): readonly (readonly [string, string])[] {
  if (typeof defaults === 'function') return [];
  return Object.entries<string | undefined>(defaults ?? {}).flatMap(([name, field]) =>
    field === undefined ? [] : [[name, field] as const],
  );
}
