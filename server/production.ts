import { run } from './run';

/** What `npm start` and an installation run: the server as it faces users, unless NODE_ENV says otherwise. */
process.env.NODE_ENV ??= 'production';
await run();
