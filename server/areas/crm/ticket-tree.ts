import { inArray, sql } from 'drizzle-orm';
import { TICKET_LEVELS, TICKETS_TOGETHER } from '../../../schemas/rules/ticket-states';
import type { Executor } from '../../db/database';
import { problem } from '../../http/errors/problem';

/**
 * Throws 409 where tickets (none for a new one) would stand below themselves, or in more levels, with those that are
 * below them, or among more than there may be in a tree (3-decisions §3.8).
 */
export async function requireFittingParent(
  ids: readonly number[],
  parentId: number,
  db: Executor,
): Promise<void> {
  await holdTrees([...ids, parentId], db);
  const above = await ancestors(parentId, db);
  if (ids.some((id) => above.includes(id))) throw problem(409, 'msg_ticket_cycle');
  const below = ids.length === 0 ? 1 : await height(ids, db);
  if (above.length + below > TICKET_LEVELS) {
    throw problem(409, 'msg_ticket_depth', String(TICKET_LEVELS));
  }
  const more = ids.length === 0 ? 1 : 0;
  if ((await countTogether([...above, ...ids], db)) + more > TICKETS_TOGETHER) {
    throw problem(409, 'msg_ticket_tree_full', String(TICKETS_TOGETHER));
  }
}

/**
 * Locks the trees that tickets stand in, until the transaction ends: two that go below each other at the same time
 * would both find nothing wrong. Whoever works on other trees does not wait.
 */
async function holdTrees(ids: readonly number[], db: Executor): Promise<void> {
  let held: readonly number[] = [];
  for (;;) {
    const roots = await rootsOf(ids, db);
    // The ticket that was waited for may have gone below another one meanwhile.
    if (roots.every((root) => held.includes(root))) return;
    for (const root of roots) {
      const tree = `tree of ticket ${root}`;
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${tree}, 0))`);
    }
    held = [...held, ...roots];
  }
}

/** Ids of the tickets that these stand below and that stand below none themselves. */
async function rootsOf(ids: readonly number[], db: Executor): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive above(id, haupt_ticket_id) as (
      select id, haupt_ticket_id from tickets where ${inArray(sql`id`, [...ids])}
      union
      select t.id, t.haupt_ticket_id from tickets t join above a on t.id = a.haupt_ticket_id)
    select id from above where haupt_ticket_id is null order by id`);
  return rows.map((row) => Number(row.id));
}

/** Number of these tickets with all below them, counted to one more than there may be. */
async function countTogether(ids: readonly number[], db: Executor): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    with recursive together(id) as (
      select id from tickets where ${inArray(sql`id`, [...ids])}
      union
      select t.id from tickets t join together b on t.haupt_ticket_id = b.id)
    select count(*)::integer count
    from (select from together limit ${TICKETS_TOGETHER + 1}) counted`);
  return rows[0]?.count ?? 0;
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

/** Number of levels that tickets and those below them take. */
async function height(ids: readonly number[], db: Executor): Promise<number> {
  const { rows } = await db.execute<{ level: number }>(sql`
    with recursive below(id, level) as (
      select id, 1 from tickets where ${inArray(sql`id`, [...ids])}
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
