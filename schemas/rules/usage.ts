/**
 * Areas that an installation may do without (specification 2 §6, «usage parameters»): the system parameter that turns
 * one off, and the rights of the area, which nobody has then.
 */
export const usages = {
  tickets: { parameter: 'NUTZUNG.TICKETS', rights: /^TKT_/ },
  deals: { parameter: 'NUTZUNG.DEALS', rights: /^(ABGL_)?DEALS_/ },
} as const;

export type Usage = keyof typeof usages;

/** Tells whether a right belongs to an area that `unused` names by its parameter. */
export function isUnused(right: string, unused: ReadonlySet<string>): boolean {
  if (unused.size === 0) return false;
  return Object.values(usages).some(
    ({ parameter, rights }) => unused.has(parameter) && rights.test(right),
  );
}
