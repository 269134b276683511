import { usages } from '../../../schemas/rules/usage';
import { shippedCounters, shippedParameters } from '../../data/shipped-parameters';
import type { Area } from '../../resources/model/area';
import { activityChanges } from './activity-changes';
import { deadlineParameters } from './answer-deadline';
import { dealChanges } from './deal-changes';
import { dealOperations } from './deal-operations';
import { dealLabels, ticketLabels } from './field-names';
import { ticketChanges } from './ticket-changes';
import { ticketOperations } from './ticket-operations';
import { shippedTicketValues } from './ticket-values';

/** Area of deals, tickets and their activities; their links with documents are with sales. */
export const crm: Area = {
  resources: { Deal: dealChanges, Ticket: ticketChanges, Activity: activityChanges },
  operations: ({ tables }) => [dealOperations(tables), ticketOperations(tables)],
  shipped: [
    shippedCounters([{ name: 'ticketNummer', value: 10_000 }]),
    deadlineParameters,
    shippedParameters(
      Object.values(usages).map(({ parameter }) => ({
        name: parameter,
        typ: 'JANEIN' as const,
        wert: 'J',
      })),
    ),
    dealLabels.shipped,
    ticketLabels.shipped,
    shippedTicketValues,
  ],
};
