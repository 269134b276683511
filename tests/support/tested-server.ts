import { run } from '../../server/run';
import { answerQueries } from './answer-queries';

// The product, with a way for tests to look into its database.
await run(undefined, answerQueries);
