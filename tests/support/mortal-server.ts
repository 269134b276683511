import { syncBuiltinESMExports } from 'node:module';
import workerThreads, { type WorkerOptions } from 'node:worker_threads';

// The product, whose threads a test can end as a fault in them would. They are watched before anything starts one.
const threads: workerThreads.Worker[] = [];
workerThreads.Worker = class extends workerThreads.Worker {
  constructor(start: string | URL, options?: WorkerOptions) {
    super(start, options);
    threads.push(this);
  }
};
syncBuiltinESMExports();

const { run } = await import('../../server/run');
const { answerQueries } = await import('./answer-queries');

await run(undefined, (database) =>
  answerQueries(database, {
    // Not waited for: the process ends with it, and would answer nothing any more.
    'end the thread': () => setImmediate(() => void threads[0]?.terminate()) && true,
  }),
);
