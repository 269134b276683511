import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { run } from '../../../server/run';
import { answerQueries } from '../answer-queries';
import { LoopWatch } from './loop-watch';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (how: object) => void;
const collectGarbage = () => collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
const watch = new LoopWatch(collectGarbage);

// The product, with a way for tests to see what a request costs its event loop and its memory.
await run(undefined, (database) =>
  answerQueries(database, {
    'start watching': () => watch.start(),
    'stop watching': () => watch.stop(),
    'collect garbage': () => collectGarbage(),
  }),
);
