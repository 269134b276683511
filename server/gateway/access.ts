import { isPersonal, type Backend, type LogIn } from '../../schemas/contract/backend';
import type { BasicCredentials } from '../http/access/basic-credentials';
import { problem } from '../http/errors/problem';
import type { Ask } from './ask-backend';
import type { BackendCalls } from './backend-calls';
import { sharedToken } from './client-credentials';
import { secretOf } from './settings';
import { valueAt } from './value-at';

/** Credentials of a call: headers, or a parameter of the URL. */
export interface Authorisation {
  headers: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
}

/** Access of a session to the backend. */
export interface Access {
  /** True if all sessions share it, so that a refusal concerns no one of them. */
  isShared: boolean;
  /** Returns the credentials; called anew for each call. */
  authorise: () => Promise<Authorisation>;
  /**
   * Forgets credentials that the backend has refused, where they can be renewed; false where they were renewed a moment
   * ago.
   */
  forget?: (refused: Authorisation) => boolean;
}

type Env = Readonly<Record<string, string | undefined>>;

/** Makes the access of sessions to the backend. Throws at once for a secret that is not set. */
export function accessTo(
  backend: Backend,
  env: Env,
  calls: BackendCalls,
  ask: Ask,
): (given?: BasicCredentials) => Promise<Access> {
  if (isPersonal(backend)) return async (given) => own(await proven(backend, given, ask));
  const shared = sharedAccess(backend.logIn, env, calls);
  return async () => shared;
}

function sharedAccess(logIn: LogIn = { kind: 'none' }, env: Env, calls: BackendCalls): Access {
  if (logIn.kind === 'clientCredentials') {
    return sharedToken(logIn, secretOf(logIn.id, env), secretOf(logIn.secret, env), calls);
  }
  if (logIn.kind !== 'apiKey') return shared({ headers: {} });
  const { header, query, prefix = '' } = logIn;
  const value = prefix + secretOf(logIn.secret, env);
  return shared(
    query === undefined
      ? { headers: { [header ?? 'x-api-key']: value } }
      : { headers: {}, query: { [query]: value } },
  );
}

const own = (authorisation: Authorisation): Access => ({
  isShared: false,
  authorise: async () => authorisation,
});

const shared = (authorisation: Authorisation): Access => ({
  isShared: true,
  authorise: async () => authorisation,
});

/** Exchanges a user and a password for credentials of the backend. Throws 401 when it refuses them. */
async function proven(
  { logIn }: Backend,
  given: BasicCredentials | undefined,
  ask: Ask,
): Promise<Authorisation> {
  if (!given) throw problem(401, 'msg_auth_required');
  const { user, password } = given;
  if (logIn?.kind === 'bearer') {
    const body = filledIn(logIn.body, { user, password });
    const token = valueAt(await ask({ method: 'POST', path: logIn.path, body }), logIn.token);
    if (typeof token === 'string' && token !== '') {
      return { headers: { authorization: `Bearer ${token}` } };
    }
    throw new Error(`the backend’s log-in answers no «${logIn.token}»`);
  }
  const credentials = Buffer.from(`${user}:${password}`).toString('base64');
  const authorisation = { headers: { authorization: `Basic ${credentials}` } };
  const path = logIn?.kind === 'basic' ? logIn.check : '/';
  await ask({ method: 'GET', path, access: own(authorisation) });
  return authorisation;
}

/** Fills `{user}` and `{password}` in the texts of a body, however deep. */
function filledIn(body: unknown, values: Readonly<Record<string, string>>): unknown {
  if (typeof body === 'string') {
    return body.replace(/\{(user|password)\}/g, (_, name: string) => values[name] ?? '');
  }
  if (Array.isArray(body)) return body.map((one) => filledIn(one, values));
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, filledIn(value, values)]),
  );
}
