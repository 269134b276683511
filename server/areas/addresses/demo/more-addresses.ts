import type pg from 'pg';
import type { Database } from '../../../db/database';
import { alone, restoreIndexes, setAsideIndexes } from '../../../db/set-aside-indexes';
import type { DemoCalendar } from '../../../demo/calendar';
import { hasDemoAccounts } from '../../../accounts/demo/accounts';
import { dropAddressPool, fillAddressPool, POOL } from './address-pool';
import { requireReferences } from './require-references';

/** Rows per chunk; each chunk reads the pool anew, which takes as long as some ten thousand rows. */
const CHUNK = 200_000;
/** Size of a row with its indexes, in bytes: 1,290 were measured. */
const ROW_BYTES = 1_500;
/** Size of a row in the log, in bytes, an estimate: twice the row itself. */
const ROW_LOG_BYTES = 1_250;
/** Size that the log reaches before it is written out (`max_wal_size`), with some of the next one, in bytes. */
const LONGEST_LOG_BYTES = 600_000_000;
/** Rows from which dropping and rebuilding the indexes pays: fewer come in faster with them. */
const WORTH_DROPPING = 20_000;

/**
 * Adds generated addresses until the table has `wanted`: `npm start -- --rows N`. Every chunk takes its numbers from
 * the range and commits with them, so an interrupted run resumes where it stopped, and the content of an address
 * follows from its number. Like the demo company's, these addresses have no history. Throws for a database that is not
 * the demo company's: nobody wants a million inventions among real customers.
 */
export async function addAddresses(
  database: Database,
  wanted: number,
  calendar: DemoCalendar,
  say: (text: string) => void,
): Promise<void> {
  if (!(await hasDemoAccounts(database.orm))) {
    throw new Error('--rows: only for a database with the demo company');
  }
  const client = await database.pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('set lock_timeout = 0');
    const done = await alone(client, () => fill(client, database, wanted, calendar, say));
    if (!done) say('Another process is adding addresses.');
    await client.query('reset statement_timeout');
    await client.query('reset lock_timeout');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function fill(
  client: pg.PoolClient,
  database: Database,
  wanted: number,
  calendar: DemoCalendar,
  say: (text: string) => void,
): Promise<void> {
  const before = await count(client);
  if (before >= wanted) return;
  const needed = megabytesFor(wanted - before);
  if (!(await database.hasSpace(needed))) {
    throw new Error(
      `--rows: the disk needs ${grouped(needed)} MB of free space beside its reserve`,
    );
  }
  say(`Adding addresses: ${grouped(before)} of ${grouped(wanted)}`);
  await fillAddressPool(client, calendar);
  if (wanted - before > WORTH_DROPPING) await setAsideIndexes(client, 'addresses');
  // The pool is checked once instead of each address, where this role may suspend the triggers of foreign keys.
  const mayRest = await mayRestTriggers(client);
  if (mayRest) await requireReferences(client, 'address_pool', 'addresses');
  if (mayRest) await client.query('set session_replication_role = replica');
  try {
    for (let have = before; have < wanted;) {
      const size = Math.min(CHUNK, wanted - have);
      if (!(await database.hasSpace(megabytesFor(size))))
        throw new Error('--rows: the disk is nearly full');
      have += await addChunk(client, size);
      say(`Adding addresses: ${grouped(have)} of ${grouped(wanted)}`);
    }
  } finally {
    if (mayRest) await client.query('reset session_replication_role');
  }
  await dropAddressPool(client);
  // Builds the visibility map, since deep pages read indexes only; before there are indexes to be scanned.
  say('Measuring the table');
  await client.query('vacuum addresses');
  await restoreIndexes(client, say);
  await client.query('analyze addresses');
}

/** Maximum disk space, in megabytes, that so many further rows need while they come in. */
function megabytesFor(rows: number): number {
  return Math.ceil(
    (rows * ROW_BYTES + Math.min(rows * ROW_LOG_BYTES, LONGEST_LOG_BYTES)) / 1_000_000,
  );
}

async function mayRestTriggers(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    `select has_parameter_privilege('session_replication_role', 'set') may`,
  );
  return rows[0]?.may === true;
}

async function count(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{ n: string }>('select count(*) n from addresses');
  return Number(rows[0]?.n);
}

async function addChunk(client: pg.PoolClient, size: number): Promise<number> {
  await client.query('begin');
  try {
    const { rows } = await client.query<{ last: string }>(
      `update counters set value = value + $1 where name = 'adressnummer' returning value as last`,
      [size],
    );
    const last = Number(rows[0]?.last);
    await client.query(insertAddresses, [last - size + 1, last]);
    await client.query('commit');
    return size;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Place of a number in a row of so many: neighbours end up far apart, and the same number always in the same place. */
const scattered = (factor: number, size: string) =>
  `((number * ${factor} + ${factor % 9_973}) % 4294967291 % ${size})::integer`;

/**
 * Mixes every address from three of the pool: `who` it is, `place` of the same country and language, and `terms` of
 * doing business. Later uses of a company are its branches, named after their towns.
 */
const insertAddresses = `
  insert into addresses (
    adressnummer, kundennr, lieferantennummer, personenart, anrede, name1, name2, name3, kurzname,
    strasse, plz, ort, lkz, email, telefon1, telefax1, mobil, webseite, ist_kunde, ist_lieferant,
    gesperrt, mahnsperre, kreditlimit, zahlart, lieferart, erstkontakt, vertreter1, vertreter2,
    sprache, ust_id, steuernr, iban, bic, mandatsreferenz, mandatsdatum, mandatsart, mandatsfolge,
    leitweg_id, peppol_id, s01, s02, s03)
  select number,
    case when terms.ist_kunde then (10000000 + number)::text end,
    case when terms.ist_lieferant then (70000000 + number)::text end,
    who.personenart, who.anrede,
    case
      when who.personenart = 'LEGAL' and number % 3 > 0 and position(place.ort in who.name1) = 0
        and length(who.name1) + length(place.ort) < 50 then who.name1 || ' ' || place.ort
      else who.name1
    end,
    who.name2, who.name3,
    trim(left(split_part(who.kurzname, ' ', 1) || ' ' || upper(place.ort), 20)),
    place.strasse, place.plz, place.ort, place.lkz, who.email, place.telefon1,
    case when who.personenart = 'LEGAL' then place.telefax1 end, place.mobil, who.webseite,
    terms.ist_kunde, terms.ist_lieferant, terms.gesperrt, terms.mahnsperre, terms.kreditlimit,
    terms.zahlart, terms.lieferart, terms.erstkontakt, terms.vertreter1, terms.vertreter2,
    place.sprache, who.ust_id, who.steuernr, place.iban, place.bic,
    case when terms.mandatsreferenz is not null then 'MANDAT-' || number end, terms.mandatsdatum,
    terms.mandatsart, terms.mandatsfolge, who.leitweg_id, who.peppol_id,
    who.s01, place.s02, terms.s03
  from generate_series($1::bigint, $2::bigint) number
  join address_pool who on who.n = 1 + ${scattered(2_654_435_761, String(POOL))}
  join address_pool place on place.n = who.first + ${scattered(2_246_822_519, 'who.size')}
  join address_pool terms on terms.n = 1 + ${scattered(3_266_489_917, String(POOL))}
  order by number`;

function grouped(number: number): string {
  return number.toLocaleString('en');
}
