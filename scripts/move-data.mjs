import { beginWithServer, stopWithCaller } from './prepare.mjs';

/** `npm run move-data`: copies, backs up or restores a company, see server/move/. */
beginWithServer();
stopWithCaller();
await import('../dist-server/server/move/main.js');
