import { randomUUID } from 'node:crypto';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { handleErrors, sendProblem } from '../http/error-handler';
import { servePage } from '../http/page';
import { problem } from '../http/problem';
import { refuseForeignHosts } from '../http/refuse-foreign-hosts';
import { refuseUnreadable } from '../http/refuse-unreadable';
import { addSecurityHeaders } from '../http/security-headers';
import { accessTo } from './access';
import { registerAccountOperations } from './account-operations';
import { passOn } from './pass-on';
import { Sessions } from './sessions';
import type { GatewaySettings } from './settings';

type GatewayConfig = Pick<
  Config,
  'logLevel' | 'pageFolder' | 'host' | 'hosts' | 'trustedProxies' | 'origin'
>;

/**
 * The server of an application whose backend is not ours, without a port: its built page, and a way to the backend on the
 * page's own origin. What allows calls there never reaches the page, and no other origin has to be trusted.
 */
export async function buildGateway(
  config: GatewayConfig,
  settings: GatewaySettings,
  env: Readonly<Record<string, string | undefined>>,
): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: config.logLevel, stream: process.stderr },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 && config.trustedProxies,
    exposeHeadRoutes: false,
    requestTimeout: 120_000,
    keepAliveTimeout: 10_000,
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: (_, request, reply) => {
      void sendProblem(request, reply, problem(400, 'msg_request_unreadable'));
    },
  });
  addSecurityHeaders(app, settings.base);
  refuseForeignHosts(app, config);
  handleErrors(app);
  const sessions = new Sessions();
  registerAccountOperations(app, settings, sessions, accessTo(settings.backend, env));
  await passOn(app, settings, sessions);
  app.get('/health', async () => ({ status: 'ok' }));
  await servePage(app, config.pageFolder, settings.base);
  return app;
}
