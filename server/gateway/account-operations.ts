import type { FastifyInstance } from 'fastify';
import { isPersonal } from '../../schemas/contract/backend';
import { foldedName } from '../accounts/login/folded-name';
import { basicCredentials } from '../http/access/basic-credentials';
import { bearerToken } from '../http/access/bearer-token';
import { Problem, problem } from '../http/errors/problem';
import { refuseOtherMethods } from '../http/operations/refuse-other-methods';
import { subjectOf } from '../http/limits/subject';
import { goneSignal } from '../http/limits/left';
import type { WorkAtOnce } from '../http/limits/work-at-once';
import type { accessTo } from './access';
import { needSession, takeTurn } from './admit';
import type { Ask } from './ask-backend';
import { Attempts } from './attempts';
import type { Session, Sessions } from './sessions';
import type { GatewaySettings } from './settings';
import { valueAt } from './value-at';

/** Largest body in bytes of whoever has no session. */
const LARGEST_BODY = 16 * 1024;

interface Parts {
  sessions: Sessions;
  access: ReturnType<typeof accessTo>;
  ask: Ask;
  work: WorkAtOnce;
}

/**
 * Registers log-in, renewal, logout and «who am I», in the words of our own contract whatever the backend speaks. They
 * take precedence over paths of the backend with the same name.
 */
export function registerAccountOperations(
  app: FastifyInstance,
  { name, version, base, backend }: GatewaySettings,
  { sessions, access, ask, work }: Parts,
): void {
  const attempts = new Attempts();

  /** Begins the session of somebody whom the backend lets in, or of a network where nobody has to log in. */
  const prove = async (ip: string, authorization: string | undefined): Promise<Session> => {
    const subject = subjectOf(undefined, ip);
    if (!isPersonal(backend)) {
      return { user: '', access: await access(), subject, isProven: false };
    }
    const given = basicCredentials(authorization);
    if (!given) throw problem(401, 'msg_auth_required');
    const attempt = attempts.note(ip, given.user);
    try {
      const own = await access(given);
      attempt.succeeded();
      const { user } = given;
      const id = foldedName(user);
      return { user, access: own, subject: subjectOf({ id }, ip), isProven: true };
    } catch (error) {
      const isWrong = error instanceof Problem && error.status === 401;
      if (!isWrong) attempt.takeBack();
      throw error;
    }
  };

  // The page asks whether logging in is possible at all.
  app.options(`${base}/login`, async (_, reply) =>
    reply.code(204).header('allow', 'POST, DELETE').send(),
  );

  app.post(`${base}/login`, { bodyLimit: LARGEST_BODY }, async (request, reply) => {
    // As at our own server: who logs in over and over holds up nobody but himself.
    const room = `login ${subjectOf(undefined, request.ip)}`;
    const { user = '' } = basicCredentials(request.headers.authorization) ?? {};
    await takeTurn(work, room, reply, { passes: false, key: `${room} ${foldedName(user)}` });
    return sessions.begin(await prove(request.ip, request.headers.authorization));
  });

  app.delete(`${base}/login`, async (request, reply) => {
    sessions.end(bearerToken(request.headers.authorization));
    return reply.code(204).send();
  });

  app.post(`${base}/login/erneuerung`, { bodyLimit: LARGEST_BODY }, async (request) => {
    const { erneuerungToken } = (request.body ?? {}) as { erneuerungToken?: unknown };
    const token = typeof erneuerungToken === 'string' ? erneuerungToken : undefined;
    const pair = sessions.renew(token);
    if (!pair) throw problem(401, 'msg_auth_expired');
    return pair;
  });

  app.get(`${base}/webapp/me`, async (request, reply) => {
    const session = needSession(request);
    await takeTurn(work, session.subject, reply, { passes: false });
    const called = await nameOf(session, goneSignal(reply.raw));
    return {
      benutzer: { id: 1, name: called, kuerzel: called, typ: 0, istAdmin: false, avatar: null },
      // Unlisted rights count as granted; the backend itself refuses what it forbids.
      rollen: [],
      rechte: [],
      techniker: null,
      zweiterFaktorFehlt: false,
    };
  });

  app.get(`${base}/webapp/systeminfo`, async () => ({ serverVersion: version, links: [] }));

  const others = {
    '/login': ['OPTIONS', 'POST', 'DELETE'],
    '/login/erneuerung': ['POST'],
    '/webapp/me': ['GET'],
    '/webapp/systeminfo': ['GET'],
  };
  for (const [path, allowed] of Object.entries(others)) {
    refuseOtherMethods(app, base + path, allowed);
  }

  async function nameOf(session: Session, gone: AbortSignal): Promise<string> {
    const fallback = session.user || name;
    if (!backend.me) return fallback;
    const { path, name: place } = backend.me;
    const called = valueAt(await ask({ method: 'GET', path, access: session.access, gone }), place);
    return typeof called === 'string' && called !== '' ? called : fallback;
  }
}
