import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database';
import { isMigrated } from '../../db/migrate';

/** Time in ms after which a slow database counts as absent. */
const PATIENCE_MS = 3_000;
/**
 * Time in ms for which an answer is kept. Asking needs no log-in: however many ask, the database is asked once in this
 * time.
 */
const KEPT_MS = 1_000;

/**
 * Adds `GET /health`: the process lives, and whether it takes writes: `full` while the disk has no room for them, which
 * no restart would mend; and `GET /ready`: it can work, because the database answers and has every migration of this
 * server, and because it is not about to end; 503 otherwise. Both are outside the contract, for supervisors and load
 * balancers, and tell nothing else.
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

/** Answer to a question, or false when it fails or takes too long. */
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
