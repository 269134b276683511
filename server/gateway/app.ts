import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { createServer, type ServerConfig } from '../http/doors/create-server';
import { servePage } from '../http/doors/page';
import { RateLimiter } from '../http/limits/rate-limiter';
import { WorkAtOnce } from '../http/limits/work-at-once';
import { accessTo } from './access';
import { registerAccountOperations } from './account-operations';
import { admitCalls } from './admit';
import { createAsk } from './ask-backend';
import { BackendCalls, CONNECTIONS } from './backend-calls';
import { passOn } from './pass-on';
import { Sessions } from './sessions';
import type { GatewaySettings } from './settings';

type GatewayConfig = ServerConfig & Pick<Config, 'pageFolder' | 'limits'>;

/** Interval at which the limiter forgets subjects with no recent calls, in ms. */
const FORGET_MS = 1_000;

/**
 * Builds the server of an application with a foreign backend, without a port: its built page, and a way to the backend
 * on the page's own origin. Credentials for it never reach the page, and no other origin has to be trusted.
 */
export async function buildGateway(
  config: GatewayConfig,
  settings: GatewaySettings,
  env: Readonly<Record<string, string | undefined>>,
): Promise<FastifyInstance> {
  const { backend, base } = settings;
  const calls = new BackendCalls();
  const ask = createAsk(backend, calls);
  const access = accessTo(backend, env, calls, ask);
  const app = createServer(config, base, async (request, refusal) => {
    const isOfBackend = refusal.status === 502 || refusal.status === 504;
    // The client that has left has broken it off.
    if (!isOfBackend || request.socket.destroyed) return;
    request.log.error({ err: refusal.cause ?? refusal }, 'the backend did not answer as it should');
  });
  const limiter = new RateLimiter(config.limits);
  const forgetting = setInterval(() => limiter.takePending(), FORGET_MS).unref();
  const sessions = new Sessions();
  const work = new WorkAtOnce(config.limits, CONNECTIONS);
  app.addHook('onClose', async () => {
    clearInterval(forgetting);
    await calls.close();
  });
  app.register(async (scope) => {
    admitCalls(scope, { sessions, limiter });
    registerAccountOperations(scope, settings, { sessions, access, ask, work });
    passOn(scope, settings, calls, work);
  });
  app.get('/health', async () => ({ status: 'ok' }));
  await servePage(app, config.pageFolder, base);
  return app;
}
