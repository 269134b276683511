import { fieldLabels } from '../../data/field-labels';

/** Free fields of deals and tickets, and their names in this installation. */
export const dealLabels = fieldLabels('DEALS', ['frei01', 'frei02']);
export const ticketLabels = fieldLabels('TICKETS', ['freiS01', 'freiS02']);
