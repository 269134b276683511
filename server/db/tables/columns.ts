import { sql } from 'drizzle-orm';
import { bigint, customType, date, integer, numeric, text, timestamp } from 'drizzle-orm/pg-core';

/** A whole number of the wire: up to 2^53 − 1. */
export const id = (name: string) => bigint(name, { mode: 'number' });

/** A decimal number with so many digits, of which `scale` stand after the point. */
export const decimals = (name: string, precision: number, scale: number) =>
  numeric(name, { precision, scale, mode: 'number' });

/** An amount of money as 3-decisions 3.1 bounds it. */
export const money = (name: string) => decimals(name, 13, 2);

/** A quantity as 3-decisions 3.1 bounds it. */
export const quantity = (name: string) => decimals(name, 11, 2);

/** A calendar day, as the wire spells it. */
export const day = (name: string) => date(name, { mode: 'string' });

/** Day and time in the company's zone as the wire spells them (`local-date-time`). */
export const localTime = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp without time zone',
  fromDriver: (value) => value.slice(0, 16).replace(' ', 'T'),
});

/** A time of day in the company's zone as the wire spells it (`local-time`). */
export const clock = customType<{ data: string; driverData: string }>({
  dataType: () => 'time(0) without time zone',
  fromDriver: (value) => value.slice(0, 5),
});

/** A moment in UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A moment as the wire writes it: ISO 8601 in UTC. For columns that are properties of the contract. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: (text) => new Date(text).toISOString(),
});

/** Who made a record and who changed it last. */
export const stamps = () => ({
  createdAt: moment('created_at').notNull().defaultNow(),
  createdBy: id('created_by'),
  changedAt: moment('changed_at').notNull().defaultNow(),
  changedBy: id('changed_by'),
});

/** What every changeable record starts with. */
export const identity = () => ({
  id: id('id').primaryKey().generatedByDefaultAsIdentity(),
  version: integer('version').notNull().default(1),
});

/** The folded text that `suche` looks into; the migration says which fields it joins. */
export const searchText = () =>
  text('suche')
    .notNull()
    .generatedAlwaysAs(sql`kontor_fold(…)`);
