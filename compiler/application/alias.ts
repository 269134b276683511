import { join } from 'node:path';
import { root } from './folder.ts';

/**
 * Names by which an application in a folder of its own imports the engine: `kontor` for definitions, `kontor/testing`
 * for tests of its types, `kontor/…` for the rest, counted from the repository's root. The root's `tsconfig.json` says
 * the same to tools that read that.
 */
export const kontorAlias = [
  { find: /^kontor$/, replacement: join(root, 'src/kontor.ts') },
  { find: /^kontor\/testing$/, replacement: join(root, 'scripts/testing/index.ts') },
  { find: /^kontor\/(.+)$/, replacement: join(root, '$1') },
];
