import type { AnyRecord, Me } from '../../define/definition';
import type { DialogAction } from './definition';

/** Returns the values a form starts with; what the record leaves empty is left to the contract's defaults. */
export function startValues(
  { defaults = {} }: Pick<DialogAction, 'defaults'>,
  record: AnyRecord,
  me: Me,
): AnyRecord {
  if (typeof defaults === 'function') return defaults(record, me);
  const fields = Object.entries<string | undefined>(defaults);
  return Object.fromEntries(
    fields.map(([name, field]) => [name, (field && record[field]) ?? undefined]),
  );
}
