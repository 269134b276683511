import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isPersonal } from '../../schemas/contract/backend';
import { Problem, problem } from '../http/problem';
import type { accessTo, Authorise, Credentials } from './access';
import { askBackend, valueAt } from './ask-backend';
import { Attempts } from './attempts';
import type { Session, Sessions } from './sessions';
import type { GatewaySettings } from './settings';

/**
 * Log-in, renewal, logout and «who am I», in the words of our own contract whatever the backend speaks. They go before paths
 * of the backend that are called the same.
 */
export function registerAccountOperations(
  app: FastifyInstance,
  { name, version, base, backend }: GatewaySettings,
  sessions: Sessions,
  access: ReturnType<typeof accessTo>,
): void {
  const attempts = new Attempts();

  const logIn = async (ip: string, given: Credentials | undefined): Promise<Authorise> => {
    if (!isPersonal(backend)) return access();
    attempts.admit(ip);
    try {
      return await access(given);
    } catch (error) {
      if (error instanceof Problem && error.status === 401) attempts.fail(ip);
      throw error;
    }
  };

  app.post(`${base}/login`, async (request) => {
    const given = credentialsOf(request);
    const authorise = await logIn(request.ip, given);
    return sessions.begin({ user: given?.user ?? '', authorise });
  });

  app.post(`${base}/login/erneuerung`, async (request) => {
    const { erneuerungToken } = (request.body ?? {}) as { erneuerungToken?: unknown };
    const token = typeof erneuerungToken === 'string' ? erneuerungToken : undefined;
    const pair = sessions.renew(token);
    if (!pair) throw problem(401, 'msg_auth_expired');
    return pair;
  });

  app.delete(`${base}/login`, async (request, reply) => {
    sessions.end(tokenOf(request));
    return reply.code(204).send();
  });

  app.get(`${base}/webapp/me`, async (request) => {
    const session = sessionOf(request, sessions);
    const called = await nameOf(session);
    return {
      benutzer: { id: 1, name: called, kuerzel: called, typ: 0, istAdmin: false, avatar: null },
      // What is not listed counts as granted; what the backend forbids it refuses itself.
      rollen: [],
      rechte: [],
      techniker: null,
      zweiterFaktorFehlt: false,
    };
  });

  app.get(`${base}/webapp/systeminfo`, async () => ({ serverVersion: version, links: [] }));

  async function nameOf({ user, authorise }: Session): Promise<string> {
    const fallback = user || name;
    if (!backend.me) return fallback;
    const { path, name: place } = backend.me;
    const asked = { method: 'GET' as const, path, authorisation: await authorise() };
    const called = valueAt(await askBackend(backend, asked), place);
    return typeof called === 'string' && called !== '' ? called : fallback;
  }
}

/** Throws 401 without a session. */
export function sessionOf(request: FastifyRequest, sessions: Sessions): Session {
  const session = sessions.find(tokenOf(request), 'token');
  if (session) return session;
  throw problem(401, 'msg_auth_required');
}

function tokenOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
}

/** RFC 7617; undefined where nothing was given. */
function credentialsOf({ headers }: FastifyRequest): Credentials | undefined {
  const [, code] = /^Basic (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  if (code === undefined) return undefined;
  const text = Buffer.from(code, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  if (colon < 1) return undefined;
  return { user: text.slice(0, colon), password: text.slice(colon + 1) };
}
