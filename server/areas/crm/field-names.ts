import { fieldLabels } from '../../data/field-labels';

/** The free fields of deals and tickets, and what they are called here. */
export const dealLabels = fieldLabels('DEALS', ['frei01', 'frei02']);
export const ticketLabels = fieldLabels('TICKETS', ['freiS01', 'freiS02']);
