import { ensurePackages, ensurePage, ensureServer, requireNode, root } from './prepare.mjs';

/** `npm run build`: all that `npm start` would install and build, so that it then writes nothing but the database. */
requireNode();
process.chdir(root);
process.exitCode = ensurePackages() && ensurePage() && ensureServer() ? 0 : 1;
