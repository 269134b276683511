import { integer } from 'drizzle-orm/pg-core';

export const columns = {
  /** Where a ticket goes back to once a question to a colleague is answered. */
  statusVorRueckfrage: integer('status_vor_rueckfrage'),
};
