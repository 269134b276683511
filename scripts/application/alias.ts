import { join } from 'node:path';
import { root } from './folder.ts';

/** What an application in a folder of its own imports the engine by: `kontor/…`, counted from the repository's root. */
export const kontorAlias = [{ find: /^kontor\/(.+)$/, replacement: join(root, '$1') }];
