import { text } from 'drizzle-orm/pg-core';
import { moment } from '../columns';

export const columns = {
  /** Its `Message-ID`, the same with every attempt. */
  kennung: text('kennung').notNull(),
  /** When a process that has claimed it counts as ended; null while nobody has. */
  beanspruchtBis: moment('beansprucht_bis'),
};
