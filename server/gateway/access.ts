import { isPersonal, type Backend, type LogIn } from '../../schemas/contract/backend';
import { problem } from '../http/problem';
import { askBackend, valueAt, type Authorisation } from './ask-backend';
import { sharedToken } from './client-credentials';
import { secretOf } from './settings';

export interface Credentials {
  user: string;
  password: string;
}

/** What is sent with the calls of a session, asked for anew with each of them. */
export type Authorise = () => Promise<Authorisation>;

type Env = Readonly<Record<string, string | undefined>>;

/** How a session's calls are allowed to the backend. Throws at once for a secret that is not set. */
export function accessTo(backend: Backend, env: Env): (given?: Credentials) => Promise<Authorise> {
  const shared = isPersonal(backend) ? undefined : sharedAccess(backend.logIn, env);
  return async (given) => {
    if (shared) return shared;
    if (!given) throw problem(401, 'msg_auth_required');
    const own = await personalAccess(backend, given);
    return () => Promise.resolve(own);
  };
}

function sharedAccess(logIn: LogIn = { kind: 'none' }, env: Env): Authorise {
  if (logIn.kind === 'clientCredentials') {
    return sharedToken(logIn, secretOf(logIn.id, env), secretOf(logIn.secret, env));
  }
  if (logIn.kind !== 'apiKey') return () => Promise.resolve({ headers: {} });
  const { header, query, prefix = '' } = logIn;
  const value = prefix + secretOf(logIn.secret, env);
  const authorisation: Authorisation =
    query === undefined
      ? { headers: { [header ?? 'x-api-key']: value } }
      : { headers: {}, query: { [query]: value } };
  return () => Promise.resolve(authorisation);
}

/** Throws 401 when the backend refuses them. */
async function personalAccess(
  backend: Backend,
  { user, password }: Credentials,
): Promise<Authorisation> {
  const { logIn } = backend;
  if (logIn?.kind === 'bearer') {
    const body = filledIn(logIn.body, { user, password });
    const answer = await askBackend(backend, { method: 'POST', path: logIn.path, body });
    const token = valueAt(answer, logIn.token);
    if (typeof token === 'string' && token !== '') {
      return { headers: { authorization: `Bearer ${token}` } };
    }
    throw new Error(`the backend’s log-in answers no «${logIn.token}»`);
  }
  const credentials = Buffer.from(`${user}:${password}`).toString('base64');
  const authorisation = { headers: { authorization: `Basic ${credentials}` } };
  const check = logIn?.kind === 'basic' ? logIn.check : '/';
  await askBackend(backend, { method: 'GET', path: check, authorisation });
  return authorisation;
}

/** `{user}` and `{password}` in the texts of a body, however deep. */
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
