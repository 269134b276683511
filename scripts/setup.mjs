import { ensurePackages, ensureServer, requireNode, root } from './prepare.mjs';

/** `npm run setup`: creates the first administrator, see server/setup/. */
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
await import('../dist-server/server/setup/main.js');
