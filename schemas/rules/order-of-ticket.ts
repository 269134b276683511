/** Longest description of an order; a ticket's may be longer. */
const LONGEST = 8000;

/** Description that an order takes from the ticket above it; undefined where something else is above. */
export function descriptionOf(parent: Readonly<Record<string, unknown>> | undefined) {
  const text = parent && 'ticketNummer' in parent ? parent.beschreibung : undefined;
  return typeof text === 'string' ? text.slice(0, LONGEST) : undefined;
}
