import type { Lookup } from '../../../../schemas/define';

/** What of its list a lookup offers, and in which order. */
export function offeredRows({ filter, orderBy, label }: Lookup) {
  return { filter, orderBy: orderBy ?? label };
}
