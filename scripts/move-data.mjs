import { ensurePackages, ensureServer, requireNode, root, stopWithCaller } from './prepare.mjs';

/** `npm run move-data`: copies, backs up or restores a company, see server/move/. */
requireNode();
process.chdir(root);
if (!ensurePackages()) {
  process.stderr.write('The packages could not be installed, see above.\n');
  process.exit(1);
}
if (!ensureServer()) {
  process.stderr.write('The server could not be built, see above.\n');
  process.exit(1);
}
stopWithCaller();
await import('../dist-server/server/move/main.js');
