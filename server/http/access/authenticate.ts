import { and, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import { usages } from '../../../schemas/rules/usage';
import type { Executor } from '../../db/database';
import { systemParameters, users } from '../../db/generated/base';
import { preparedOnce } from '../../db/prepared';
import { sessions, sessionTokens, userRoles, roleRights } from '../../db/tables/users';
import { askedTogether } from './asked-together';
import type { Caller } from './caller';
import { isUseNoted } from './note-use';
import { PORTAL } from './portal';
import { hashToken } from './token';

/** Maximum number of statements about callers at once; one that gets lost with its connection stops no others. */
const AT_ONCE = 4;

interface TokenOptions {
  /** True to accept a renewal token too, and an expired one, of a session that has not ended. */
  takesAnyToken?: boolean;
}

/** Finds the user behind an access token, as {@link createAuthenticate} describes. */
export type Authenticate = (token: string, options?: TokenOptions) => Promise<Caller | undefined>;

/**
 * Makes a function that finds the user behind an access token, with the present rights; undefined when the token is
 * unknown or expired, its session has ended, or its user is blocked or no longer of a type that may log in. Asks the
 * database every time, so that every process knows at once; simultaneous calls are asked for together.
 */
export function createAuthenticate(db: Executor): Authenticate {
  const callerBehind = (options: TokenOptions) =>
    askedTogether(
      (hashes: string[]) =>
        authenticateAll(
          db,
          hashes.map((hash) => Buffer.from(hash, 'hex')),
          options,
        ),
      AT_ONCE,
    );
  const byToken = callerBehind({ takesAnyToken: false });
  const byAnyToken = callerBehind({ takesAnyToken: true });
  return (token, { takesAnyToken = false } = {}) =>
    (takesAnyToken ? byAnyToken : byToken)(hashToken(token).toString('hex'));
}

/** Finds the users behind several access tokens, by their hashes in hexadecimal digits. */
export async function authenticateAll(
  db: Executor,
  hashes: Buffer[],
  { takesAnyToken = false }: TokenOptions = {},
): Promise<Map<string, Caller>> {
  // Runs before every call: the database need not plan it anew.
  const key = takesAnyToken ? 'callers by any token' : 'callers by token';
  const query = preparedOnce(db, key, (name) => callersQuery(db, takesAnyToken).prepare(name));
  const rows = await query.execute({ hashes });
  return new Map(
    rows.map(({ hash, ...row }) => [
      hash.toString('hex'),
      { ...row, rights: new Set(row.rights), unused: new Set(row.unused) },
    ]),
  );
}

function callersQuery(db: Executor, takesAnyToken: boolean) {
  const rights = sql<string[]>`array(
    select ${roleRights.recht} from ${userRoles}
    join ${roleRights} on ${roleRights.roleId} = ${userRoles.roleId}
    where ${userRoles.userId} = ${users.id})`;
  const unused = sql<string[]>`array(
    select ${systemParameters.name} from ${systemParameters}
    where ${inArray(
      systemParameters.name,
      Object.values(usages).map(({ parameter }) => parameter),
    )} and ${systemParameters.wert} = 'N')`;
  return db
    .select({
      hash: sessionTokens.hash,
      id: users.id,
      benutzername: users.benutzername,
      name: users.name,
      kuerzel: users.kuerzel,
      typ: users.typ,
      istAdmin: users.istAdmin,
      avatar: users.avatar,
      technikerId: users.technikerId,
      passwortAendern: users.passwortAendern,
      sessionId: sessions.id,
      isUseNoted,
      rights,
      unused,
      needsSecondFactor: sql<boolean>`${users.zweiterFaktorPflicht} and not ${users.zweiterFaktor}`,
    })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        sql`${sessionTokens.hash} = any(${sql.placeholder('hashes')}::bytea[])`,
        takesAnyToken
          ? undefined
          : and(eq(sessionTokens.kind, 'access'), gt(sessionTokens.validUntil, sql`now()`)),
        gt(sessions.endsAt, sql`now()`),
        isNull(sessions.endedAt),
        eq(users.gesperrt, false),
        ne(users.typ, PORTAL),
      ),
    );
}
