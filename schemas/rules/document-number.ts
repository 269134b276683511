/**
 * Range that numbers of a type of document are counted in, by its prefix and the document's day (`YYYY-MM-DD`): the
 * name of the counter, with the whole year, and the text before the number. Years of this century are printed with two
 * digits (`RE26-00017`), others with four: no two documents have the same number.
 */
export function numberRange(prefix: string, day: string): { counter: string; printed: string } {
  const year = day.slice(0, 4);
  const shown = year.startsWith('20') ? year.slice(2) : year;
  return { counter: `${prefix}${year}`, printed: `${prefix}${shown}` };
}

/** Tells whether a number belongs to the year of a day; one of another form belongs to any. */
export function isNumberOf(number: string, day: string): boolean {
  const prefix = /^([A-Z]+)\d{2}(?:\d{2})?-\d+$/.exec(number)?.[1];
  return prefix === undefined || number.startsWith(`${numberRange(prefix, day).printed}-`);
}
