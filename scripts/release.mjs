import { ensurePackages, ensurePage, ensureServer, requireNode, root } from './prepare.mjs';

/** `npm run release`: builds, and writes to `release/` what an installation needs (docs/operations.md). */
requireNode();
process.chdir(root);
if (!ensurePackages() || !ensurePage() || !ensureServer()) {
  process.stderr.write('There is no release, see above.\n');
  process.exit(1);
}
const { register } = await import('tsx/esm/api');
register();
const { writeRelease } = await import('./dependencies/write-release.ts');
writeRelease('release', ['dist', 'dist-server']);
process.stdout.write('release/ is complete. Where it runs: npm ci, npm run setup, npm start\n');
