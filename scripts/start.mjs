import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { begin, ensurePage, ensureServer, stopWithCaller } from './prepare.mjs';

/**
 * `npm start`: installs and builds what is missing or has changed, then serves page and API. `npm start -- <folder>`: the same
 * for an application whose backend is another.
 */
begin();
const [first] = process.argv.slice(2);
const folder = first === undefined || first.startsWith('-') ? undefined : first;
if (folder !== undefined && !existsSync(resolve(folder, 'kontor.yaml'))) {
  process.stderr.write(
    `${folder} is no application: it has no kontor.yaml. npm run new-app begins one.\n`,
  );
  process.exit(2);
}
if (!ensurePage(folder) || !ensureServer()) {
  process.stderr.write('Page or server could not be built, see above.\n');
  process.exit(1);
}
if (folder === undefined) {
  if (!process.env.NODE_ENV) {
    // Whoever says nothing tries it out: a demo company, unless told otherwise, and the page as in production.
    process.env.NODE_ENV = 'production';
    process.env.KONTOR_DEMO ||= '1';
  }
} else {
  process.env.NODE_ENV ??= 'production';
  process.env.KONTOR_PAGE = resolve(folder, 'dist');
  const secrets = resolve(folder, '.env');
  if (existsSync(secrets)) process.loadEnvFile(secrets);
}
stopWithCaller();
// In this very process: signals need no forwarding. The same files run in an installation.
await (folder === undefined
  ? import('../dist-server/server/production.js')
  : import('../dist-server/server/gateway/main.js'));
