import { ensurePackages, requireNode, root } from './prepare.mjs';

/** `npm run setup`: creates the first administrator, see server/setup/. */
requireNode();
process.chdir(root);
if (!ensurePackages()) {
  process.stderr.write('The packages could not be installed, see above.\n');
  process.exit(1);
}
const { register } = await import('tsx/esm/api');
register();
await import('../server/setup/main.ts');
