import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatewaySettings } from '../../server/gateway/settings.ts';
import { root, type ApplicationFolder } from './folder.ts';
import type { Settings } from './settings.ts';

/** Path where the page of a foreign backend finds its API, whichever that is. */
const foreignBase = '/api';

/** Returns the gateway's settings for an application; undefined where the reference server is behind it. */
export function gatewaySettingsOf(
  application: ApplicationFolder,
  { name, backend }: Settings,
): GatewaySettings | undefined {
  return backend && { name, version: versionOf(application), base: foreignBase, backend };
}

/** Returns the version; page and server of the reference are of one version, that of their package or contract. */
export function versionOf({ folder, generated }: ApplicationFolder): string {
  const file = folder === root ? join(root, 'package.json') : join(generated, 'openapi.json');
  const content = JSON.parse(readFileSync(file, 'utf8')) as {
    version?: string;
    info?: { version: string };
  };
  return content.version ?? content.info?.version ?? '';
}
