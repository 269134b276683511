import { beginWithServer } from './prepare.mjs';

/** `npm run setup`: creates the first administrator, see server/setup/. */
beginWithServer();
await import('../dist-server/server/setup/main.js');
