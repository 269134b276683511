import { sql } from 'drizzle-orm';
import { TICKET_LEVELS } from '../../../schemas/rules/ticket-states';
import type { Executor } from '../../db/database';
import { problem } from '../../http/errors/problem';

/**
 * Throws 409 where a ticket (`id`; undefined for a new one) would stand below itself or, with those below it, on more
 * levels than allowed (3-decisions §3.8).
 */
export async function requireFittingParent(
  id: number | undefined,
  parentId: number,
  db: Executor,
): Promise<void> {
  // One after the other: two tickets that move below each other at the same time would both find nothing wrong.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('ticket-tree', 0))`);
  const above = await ancestors(parentId, db);
  if (id !== undefined && above.includes(id)) throw problem(409, 'msg_ticket_cycle');
  const below = id === undefined ? 1 : await height(id, db);
  if (above.length + below > TICKET_LEVELS) {
    throw problem(409, 'msg_ticket_depth', String(TICKET_LEVELS));
  }
}

/** Ids of a ticket and of those above it. */
async function ancestors(id: number, db: Executor): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive above(id, haupt_ticket_id, level) as (
      select id, haupt_ticket_id, 1 from tickets where id = ${id}
      union all
      select t.id, t.haupt_ticket_id, level + 1 from tickets t
        join above a on t.id = a.haupt_ticket_id where level < 10)
    select id from above`);
  return rows.map((row) => Number(row.id));
}

/** Counts the levels that a ticket and those below it take. */
async function height(id: number, db: Executor): Promise<number> {
  const { rows } = await db.execute<{ level: number }>(sql`
    with recursive below(id, level) as (
      select id, 1 from tickets where id = ${id}
      union all
      select t.id, level + 1 from tickets t join below b on t.haupt_ticket_id = b.id
        where level < 10)
    select max(level)::integer level from below`);
  return rows[0]?.level ?? 1;
}

/** Ids of the tickets below a ticket, at any level, from the lowest up. */
export async function ticketsBelow(id: number, db: Executor): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive below(id, level) as (
      select id, 1 from tickets where haupt_ticket_id = ${id}
      union all
      select t.id, level + 1 from tickets t join below b on t.haupt_ticket_id = b.id
        where level < 10)
    select id from below order by level desc, id`);
  return rows.map((row) => Number(row.id));
}
