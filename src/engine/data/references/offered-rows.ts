import type { Lookup } from '../../../../schemas/define';

/** What of its list a lookup offers, and in which order. */
export function offeredRows({ filter, orderBy, title, value }: Lookup) {
  return { filter, orderBy: orderBy ?? title[0] ?? value };
}
