import type { Booking } from './material-queries';

const placed: readonly string[] = ['EINGEBAUT', 'DOA', 'GUTTEILRETOURE'];

/** Numbers that were confirmed and of which nothing has become yet; that of a batch stays. */
export function leftNumbers(
  bookings: readonly Pick<Booking, 'art' | 'seriennr' | 'menge' | 'storniertDatum'>[],
): string[] {
  const valid = bookings.filter(({ storniertDatum }) => storniertDatum == null);
  const of = (isMeant: (art: string) => boolean) =>
    valid.flatMap(({ art, seriennr, menge }) =>
      isMeant(String(art)) && seriennr != null ? [{ seriennr, menge: Number(menge) }] : [],
    );
  const amounts = new Map<string, number>();
  const add = (seriennr: string, menge: number) =>
    amounts.set(seriennr, (amounts.get(seriennr) ?? 0) + menge);
  for (const { seriennr, menge } of of((art) => art === 'BESTAETIGT')) add(seriennr, menge);
  for (const { seriennr, menge } of of((art) => placed.includes(art))) add(seriennr, -menge);
  return [...amounts].flatMap(([seriennr, menge]) => (menge > 0 ? [seriennr] : []));
}
