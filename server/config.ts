import { isIP } from 'node:net';
import path from 'node:path';
import { isDate } from '../schemas/rules/date-format';
import { hostName } from './host-name';

/** Configuration of one server process; every value comes from the environment. */
export interface Config {
  port: number;
  host: string;
  /** Folder of the PostgreSQL that this process runs; unused with `databaseUrl`. */
  dataFolder: string;
  /** PostgreSQL server to use instead of one of its own. */
  databaseUrl: string | undefined;
  /** True to fill an empty database with the demo company; in production only when set explicitly. */
  demo: boolean;
  /** Day (YYYY-MM-DD) as of which it is filled; today unless one is given. */
  demoDay: string | undefined;
  /** True to listen beyond loopback, or behind a proxy, although demo accounts exist. */
  allowDemoRemote: boolean;
  /** Further names under which browsers reach this server, without port; that of `origin` is not repeated here. */
  hosts: string[];
  /** Folder of the built page. */
  pageFolder: string;
  /** True to let tests provoke failures (`server/http/doors/faults.ts`); production refuses it. */
  faults: boolean;
  /** True to repair and log answers that break the contract instead of refusing them. */
  production: boolean;
  logLevel: string;
  /** Seconds that SIGTERM keeps answering while `/ready` already says no. */
  drainSeconds: number;
  /** Disk space in megabytes below which a database of its own refuses writes. */
  reserveMegabytes: number;
  /** Days that the audit log keeps its entries; the database refuses to remove any of the last 90 days. */
  auditDays: number;
  /** Addresses and networks of proxies that are trusted for the client's address and protocol. */
  trustedProxies: string[];
  /** Address of the page for people (`https://kontor.example.com`), to which passkeys are bound. */
  origin: string | undefined;
  /** Key that seals the secrets of one-time codes, 32 bytes; generated with a database of its own. */
  secret: Buffer | undefined;
  limits: Limits;
}

/** Limits of one user's calls (without a session: of one address). */
export interface Limits {
  readsPerMinute: number;
  writesPerMinute: number;
  /** Calls at once, before the limit per minute counts. */
  burst: number;
  /** Calls that one process works on at once; further ones wait. */
  callsAtOnce: number;
  /** Heavy reads beside them, by their weight (`readWeight`). */
  heavyAtOnce: number;
  /** Seconds that a light read may look for its rows; a heavy one may take longer. */
  readSeconds: number;
  /** Event streams at the same time; one more ends the oldest. */
  streams: number;
}

/** Least days; the database refuses to remove younger entries of the audit log (migration 0005). */
const SHORTEST_AUDIT_DAYS = 90;

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** Reads the configuration; throws an error that names the variable and says what it takes. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const host = text(env.HOST) ?? '127.0.0.1';
  const logLevel = text(env.KONTOR_LOG) ?? 'warn';
  const production = env.NODE_ENV === 'production';
  if (!logLevels.includes(logLevel)) {
    throw new Error(`KONTOR_LOG: «${logLevel}» is none of ${logLevels.join(', ')}`);
  }
  return {
    port: port(text(env.PORT) ?? '4700'),
    host,
    dataFolder: path.resolve(text(env.KONTOR_DATA) ?? '.data'),
    databaseUrl: databaseUrl(text(env.DATABASE_URL)),
    demo: flag('KONTOR_DEMO', text(env.KONTOR_DEMO) ?? (production ? '0' : '1')),
    demoDay: day('KONTOR_DEMO_DAY', text(env.KONTOR_DEMO_DAY)),
    allowDemoRemote: flag('KONTOR_ALLOW_DEMO_REMOTE', text(env.KONTOR_ALLOW_DEMO_REMOTE) ?? '0'),
    hosts: hostNames('KONTOR_HOSTS', text(env.KONTOR_HOSTS) ?? ''),
    pageFolder: path.resolve(text(env.KONTOR_PAGE) ?? 'dist'),
    faults: faults(text(env.KONTOR_FAULTS) ?? '0', env.NODE_ENV),
    production,
    logLevel,
    drainSeconds: wholeNumber('KONTOR_DRAIN_SECONDS', text(env.KONTOR_DRAIN_SECONDS) ?? '0'),
    reserveMegabytes: wholeNumber('KONTOR_RESERVE_MB', text(env.KONTOR_RESERVE_MB) ?? '64'),
    auditDays: auditDays(text(env.KONTOR_AUDIT_DAYS) ?? '400'),
    trustedProxies: networks('KONTOR_TRUST_PROXY', text(env.KONTOR_TRUST_PROXY) ?? ''),
    origin: origin(text(env.KONTOR_ORIGIN)),
    secret: secret(text(env.KONTOR_SECRET)),
    limits: {
      readsPerMinute: positive(
        'KONTOR_READS_PER_MINUTE',
        text(env.KONTOR_READS_PER_MINUTE) ?? '6000',
      ),
      writesPerMinute: positive(
        'KONTOR_WRITES_PER_MINUTE',
        text(env.KONTOR_WRITES_PER_MINUTE) ?? '6000',
      ),
      burst: positive('KONTOR_BURST', text(env.KONTOR_BURST) ?? '10000'),
      callsAtOnce: positive('KONTOR_CALLS_AT_ONCE', text(env.KONTOR_CALLS_AT_ONCE) ?? '12'),
      heavyAtOnce: positive('KONTOR_HEAVY_AT_ONCE', text(env.KONTOR_HEAVY_AT_ONCE) ?? '4'),
      readSeconds: positive('KONTOR_READ_SECONDS', text(env.KONTOR_READ_SECONDS) ?? '8'),
      streams: positive('KONTOR_STREAMS', text(env.KONTOR_STREAMS) ?? '20'),
    },
  };
}

function text(value: string | undefined): string | undefined {
  return value?.trim() || undefined;
}

function port(value: string): number {
  const number = Number(value);
  if (!/^\d{1,5}$/.test(value) || number > 65535) {
    throw new Error(`PORT: «${value}» is no port; a number from 0 (any free one) to 65535`);
  }
  return number;
}

function wholeNumber(name: string, value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw new Error(`${name}: «${value}» is no whole number`);
  return Number(value);
}

function positive(name: string, value: string): number {
  const number = wholeNumber(name, value);
  if (number === 0) throw new Error(`${name}: 0 would refuse everything; a number from 1`);
  return number;
}

function auditDays(value: string): number {
  const days = wholeNumber('KONTOR_AUDIT_DAYS', value);
  if (days < SHORTEST_AUDIT_DAYS) {
    throw new Error(`KONTOR_AUDIT_DAYS: at least ${SHORTEST_AUDIT_DAYS} days, not ${days}`);
  }
  return days;
}

/** Reads names and addresses separated by commas, without scheme and port. */
function hostNames(name: string, value: string): string[] {
  const list = value.split(',').map((entry) => entry.trim().toLowerCase());
  for (const entry of list.filter(Boolean)) {
    const isName = /^[a-z\d_-]+(\.[a-z\d_-]+)*$/.test(entry) && hostName(entry) === entry;
    if (!isName && isIP(entry) === 0) {
      throw new Error(`${name}: «${entry}» is no host name like kontor.example.com, without port`);
    }
  }
  return list.filter(Boolean);
}

/** Reads addresses and networks (10.0.0.0/8) separated by commas. A number of hops would trust anybody. */
function networks(name: string, value: string): string[] {
  const list = value.split(',').map((entry) => entry.trim());
  for (const entry of list.filter(Boolean)) {
    const [address = '', bits, ...rest] = entry.split('/');
    const longest = isIP(address) === 4 ? 32 : isIP(address) === 6 ? 128 : 0;
    const isNetwork =
      rest.length === 0 &&
      (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest));
    if (longest === 0 || !isNetwork) {
      throw new Error(`${name}: «${entry}» is neither an address nor a network like 10.0.0.0/8`);
    }
  }
  return list.filter(Boolean);
}

/** Reads the origin: a name, because passkeys are bound to one; encrypted, unless it is this machine. */
function origin(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isSafe = url?.protocol === 'https:' || url?.hostname === 'localhost';
  const isName = url !== undefined && isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0;
  if (!isSafe || !isName || url.origin === 'null' || `${url.origin}/` !== url.href) {
    throw new Error(
      `KONTOR_ORIGIN: «${value}» is no address like https://kontor.example.com: a name, no path`,
    );
  }
  return url.origin;
}

function secret(value: string | undefined): Buffer | undefined {
  if (value === undefined) return undefined;
  const key = Buffer.from(value, 'base64');
  // The value is not repeated: it may be a key with a typing error.
  if (!/^[A-Za-z0-9+/]{43}=$/.test(value) || key.length !== 32) {
    throw new Error('KONTOR_SECRET: expected 32 bytes in Base64, as openssl rand -base64 32 makes');
  }
  return key;
}

function flag(name: string, value: string): boolean {
  if (value !== '0' && value !== '1') {
    throw new Error(`${name}: «${value}» is neither 1 nor 0`);
  }
  return value === '1';
}

function day(name: string, value: string | undefined): string | undefined {
  if (value === undefined || isDate(value)) return value;
  throw new Error(`${name}: «${value}» is no day like 2026-06-30`);
}

function faults(value: string, mode: string | undefined): boolean {
  const isOn = flag('KONTOR_FAULTS', value);
  if (isOn && mode !== 'test') {
    throw new Error('KONTOR_FAULTS: lets anybody break the server; only with NODE_ENV=test');
  }
  return isOn;
}

function databaseUrl(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  // The value is not repeated: it may hold a password.
  if (!/^postgres(ql)?:\/\/./.test(value) || !URL.canParse(value)) {
    throw new Error('DATABASE_URL: expected postgres://user:password@host:5432/database');
  }
  return value;
}
