import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Connections } from '../../db/database';
import { limitedTo } from '../../db/limited-pool';
import { databaseError } from '../errors/database-problem';
import { problem } from '../errors/problem';
import type { ReadWeight } from './read-weight';

/** Share of a light read's time that each weight adds. */
const STEP = 0.5;
/**
 * Longest read in ms: with the wait for its turn (10 s) less than the 25 s after which a silent connection is closed
 * (`server/app.ts`).
 */
const LONGEST_MS = 14_000;

/**
 * Runs a read that may have to look at any number of rows, with time for all of its statements by its weight; any other
 * one as it is. Throws 422 for one that took too long: asking again would take as long.
 */
export async function withinTime<T>(
  { weight, searches }: Pick<ReadWeight, 'weight' | 'searches'>,
  seconds: number,
  database: Connections,
  run: (db: NodePgDatabase<Record<string, never>>) => Promise<T>,
): Promise<T> {
  if (!searches) return run(database.orm);
  const ms = Math.min(seconds * 1_000 * (1 + STEP * weight), LONGEST_MS);
  try {
    return await run(limitedTo(ms, database.pool));
  } catch (error) {
    if (databaseError(error)?.code !== '57014') throw error;
    throw problem(422, 'msg_general_too_long', String(Math.round(ms / 1_000)));
  }
}
