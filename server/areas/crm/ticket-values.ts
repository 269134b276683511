import { and, asc, eq } from 'drizzle-orm';
import { TICKET_CLOSED } from '../../../schemas/rules/ticket-states';
import { shippedRows } from '../../data/shipped-data';
import type { Executor } from '../../db/database';
import { handler, type Call, type Handlers } from '../../http/operations/call';
import { fieldProblem } from '../../http/errors/problem';
import { ticketValues } from './tables';

/** Field of a ticket → the list of its values. */
export const listOfField = {
  status: 'STATUS',
  art: 'ART',
  prioritaet: 'PRIORITAET',
  rolle: 'ROLLE',
  abrechnungsart: 'ABRECHNUNGSART',
  abrechnungsartAktivitaeten: 'ABRECHNUNGSREGEL',
} as const;

type List = (typeof listOfField)[keyof typeof listOfField];

/** Names in German, English and French, by value (3-decisions §3.8). */
const shipped: Readonly<Record<List, Readonly<Record<number, readonly [string, string, string]>>>> =
  {
    STATUS: {
      0: ['neu', 'new', 'nouveau'],
      10: ['zugewiesen', 'assigned', 'attribué'],
      20: ['in Arbeit', 'in progress', 'en cours'],
      30: ['Rückfrage intern', 'internal question', 'question interne'],
      40: ['wartet auf Kunde', 'waiting for customer', 'attente client'],
      50: ['wartet auf Material/Dienstleister', 'waiting for parts/supplier', 'attente matériel'],
      60: ['Termin geplant', 'appointment set', 'rendez-vous pris'],
      80: ['Abnahme', 'acceptance', 'réception'],
      90: ['erledigt', 'done', 'terminé'],
      95: ['abgerechnet', 'billed', 'facturé'],
      99: ['verworfen', 'rejected', 'rejeté'],
    },
    ART: {
      0: ['Störung', 'Incident', 'Incident'],
      1: ['Anfrage', 'Request', 'Demande'],
      2: ['Wartung', 'Maintenance', 'Entretien'],
      3: ['Reklamation', 'Complaint', 'Réclamation'],
      4: ['Aufgabe', 'Task', 'Tâche'],
    },
    PRIORITAET: {
      1: ['1 – Notfall', '1 – emergency', '1 – urgence'],
      2: ['2 – sehr hoch', '2 – very high', '2 – très haute'],
      3: ['3 – hoch', '3 – high', '3 – haute'],
      4: ['4 – erhöht', '4 – raised', '4 – élevée'],
      5: ['5 – normal', '5 – normal', '5 – normale'],
      6: ['6 – gering', '6 – low', '6 – faible'],
      7: ['7 – sehr gering', '7 – very low', '7 – très faible'],
      8: ['8 – bei Gelegenheit', '8 – when convenient', '8 – à l’occasion'],
      9: ['9 – Wunsch', '9 – wish', '9 – souhait'],
    },
    ROLLE: {
      0: ['Service-Desk', 'Service desk', 'Support'],
      1: ['Technik', 'Field service', 'Technique'],
      2: ['Vertrieb', 'Sales', 'Vente'],
      3: ['Buchhaltung', 'Accounting', 'Comptabilité'],
    },
    ABRECHNUNGSART: {
      0: ['ungeklärt', 'not decided', 'à définir'],
      1: ['Kunde', 'customer', 'client'],
      2: ['intern', 'internal', 'interne'],
    },
    ABRECHNUNGSREGEL: {
      0: ['ungeklärt', 'not decided', 'à définir'],
      1: ['wie Ticket', 'as the ticket', 'comme le ticket'],
      2: ['Kunde', 'customer', 'client'],
      3: ['intern', 'internal', 'interne'],
      4: ['geplant', 'planned', 'planifié'],
    },
  };

export const shippedTicketValues = shippedRows(
  ticketValues,
  Object.entries(shipped).flatMap(([liste, values]) =>
    Object.entries(values).map(([wert, [bezeichnungDe, bezeichnungEn, bezeichnungFr]]) => ({
      liste,
      wert: Number(wert),
      bezeichnungDe,
      bezeichnungEn,
      bezeichnungFr,
    })),
  ),
  ({ liste, wert }) => `${liste}.${wert}`,
);

const columnOf = {
  de: ticketValues.bezeichnungDe,
  en: ticketValues.bezeichnungEn,
  fr: ticketValues.bezeichnungFr,
} as const;

const listing = (list: List) => async (call: Pick<Call, 'db' | 'language' | 'query'>) => {
  const { limit = 500 } = call.query as { limit?: number };
  const rows = await call.db
    .select({ wert: ticketValues.wert, bezeichnung: columnOf[call.language] })
    .from(ticketValues)
    .where(eq(ticketValues.liste, list))
    .orderBy(asc(ticketValues.wert))
    .limit(limit + 1);
  return {
    status: 200 as const,
    body: {
      result: rows.slice(0, limit).map((row) => ({ ...row, nurAktion: isByAction(list, row) })),
      hasMore: rows.length > limit,
    },
  };
};

/** Tells whether a value is reached by an action only: a ticket is never closed by its field (3-decisions §3.8). */
const isByAction = (list: List, { wert }: { wert: number }) =>
  list === 'STATUS' && wert >= TICKET_CLOSED;

/** Operations that read the lists, in the caller's language. */
export const ticketValueOperations: Handlers = {
  listTicketBillingKinds: handler('listTicketBillingKinds', listing('ABRECHNUNGSART')),
  listTicketBillingRules: handler('listTicketBillingRules', listing('ABRECHNUNGSREGEL')),
  listTicketPriorities: handler('listTicketPriorities', listing('PRIORITAET')),
  listTicketRoles: handler('listTicketRoles', listing('ROLLE')),
  listTicketStatuses: handler('listTicketStatuses', listing('STATUS')),
  listTicketKinds: handler('listTicketKinds', listing('ART')),
};

/** Throws 422 for fields with a value that is not in its list. */
export async function requireTicketValues(
  values: Readonly<Record<string, unknown>>,
  lists: Readonly<Record<string, List>>,
  db: Executor,
): Promise<void> {
  for (const [field, liste] of Object.entries(lists)) {
    const wert = values[field];
    if (typeof wert !== 'number') continue;
    const known = await db.$count(
      ticketValues,
      and(eq(ticketValues.liste, liste), eq(ticketValues.wert, wert)),
    );
    if (known === 0) throw fieldProblem({ [field]: [{ code: 'msg_value_choice' }] });
  }
}
