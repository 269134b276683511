import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database';
import { isMigrated } from '../../db/migrate';

/** A database that takes longer is none to send people to. */
const PATIENCE_MS = 3_000;
/** Nobody has to log in to ask: however many do, the database is asked once in this time. */
const KEPT_MS = 1_000;

/**
 * `GET /health`: the process lives, and whether it takes writes: `full` while the disk has no room for them, which no
 * restart would mend. `GET /ready`: it can work, because the database answers and has
 * every migration of this server, and because it is not about to end; 503 otherwise. Both are outside
 * the contract, for supervisors and load balancers, and tell nothing else.
 */
export function answerHealth(
  app: FastifyInstance,
  database: Database,
  isEnding: () => boolean,
): void {
  let asked = 0;
  let answer = Promise.resolve(false);
  const isReady = () => {
    if (Date.now() - asked >= KEPT_MS) {
      asked = Date.now();
      answer = within(PATIENCE_MS, isMigrated(database.pool));
    }
    return answer;
  };
  const route = (url: string, isFine: () => Promise<boolean>, fineText = async () => 'ok') =>
    app.route({
      method: ['GET', 'HEAD'],
      url,
      logLevel: 'warn', // asked every few seconds for ever
      handler: async (_, reply) => {
        const fine = await isFine();
        return reply
          .code(fine ? 200 : 503)
          .header('cache-control', 'no-store')
          .send({ status: fine ? await fineText() : 'unavailable' });
      },
    });
  const isFull = () => database.hasSpace().then((has) => !has);
  const health = async () => ((await isFull().catch(() => true)) ? 'full' : 'ok');
  route('/health', async () => true, health);
  route('/ready', async () => !isEnding() && (await isReady()));
}

/** What a question answers, or false when it fails or takes too long. */
function within(ms: number, question: Promise<boolean>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms);
    question
      .catch(() => false)
      .then((fine) => {
        clearTimeout(timer);
        resolve(fine);
      });
  });
}
