import {
  ensurePackages,
  ensurePage,
  ensureServer,
  requireNode,
  root,
  stopWithCaller,
} from './prepare.mjs';

/** `npm start`: installs and builds what is missing or has changed, then serves page and API. */
requireNode();
process.chdir(root);
if (!ensurePackages()) {
  process.stderr.write('The packages could not be installed, see above.\n');
  process.exit(1);
}
if (!ensurePage() || !ensureServer()) {
  process.stderr.write('Page or server could not be built, see above.\n');
  process.exit(1);
}
if (!process.env.NODE_ENV) {
  // Whoever says nothing tries it out: a demo company, unless told otherwise, and the page as in production.
  process.env.NODE_ENV = 'production';
  process.env.KONTOR_DEMO ||= '1';
}
stopWithCaller();
// In this very process: signals need no forwarding. The same files run in an installation.
await import('../dist-server/server/production.js');
