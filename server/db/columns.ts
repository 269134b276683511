import type { SQL } from 'drizzle-orm';
import { bigint, customType, date, integer, numeric, text, timestamp } from 'drizzle-orm/pg-core';

/** Whole number of the wire: up to 2^53 − 1. */
export const id = (name: string) => bigint(name, { mode: 'number' });

/** Decimal number with so many digits, of which `scale` stand after the point. */
export const decimals = (name: string, precision: number, scale: number) =>
  numeric(name, { precision, scale, mode: 'number' });

/** Amount of money; so many digits unless its bounds ask for more (3-decisions 3.1). */
export const money = (name: string, precision = 13) => decimals(name, precision, 2);

/** Unit price as it is calculated, not to be paid: four decimals (3-decisions §3.6). */
export const unitPrice = (name: string, precision = 15) => decimals(name, precision, 4);

/** A quantity (3-decisions 3.1). */
export const quantity = (name: string, precision = 11) => decimals(name, precision, 2);

/** A percentage (3-decisions 3.1). */
export const percent = (name: string, precision = 5) => decimals(name, precision, 2);

/** Kilograms (3-decisions 3.4). */
export const weight = (name: string, precision = 8) => decimals(name, precision, 3);

/** Text for people, in German order. Codes are plain `text`. */
export const words = customType<{ data: string }>({ dataType: () => 'text collate german' });

/** Bytes as they are. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

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

/** Moment in UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Moment as the wire writes it: ISO 8601 in UTC. For columns that are properties of the contract. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: (text) => new Date(text).toISOString(),
});

/** Columns that say who made a record and who changed it last. */
export const stamps = () => ({
  createdAt: moment('created_at').notNull().defaultNow(),
  createdBy: id('created_by'),
  changedAt: moment('changed_at').notNull().defaultNow(),
  changedBy: id('changed_by'),
});

/** Number that names a record. */
export const key = () => id('id').primaryKey().generatedByDefaultAsIdentity();

/** Columns that every changeable record starts with. */
export const identity = () => ({
  id: key(),
  version: integer('version').notNull().default(1),
});

/** Folded text that `suche` looks into. */
export const searchText = (folded: SQL) => text('suche').notNull().generatedAlwaysAs(folded);
