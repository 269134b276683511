import { run } from './run';

/** Entry point of `npm start` and of an installation: the server as it faces users, unless NODE_ENV says otherwise. */
process.env.NODE_ENV ??= 'production';
await run();
