import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Backend } from '../../schemas/contract/backend';

/** Settings of the backend, as the build of a page states them. */
export interface GatewaySettings {
  /** Name of the application. */
  name: string;
  version: string;
  /** Path below which the page finds its API. */
  base: string;
  backend: Backend;
}

/** Reads the settings of a built page. Throws where it is one of the reference server or not built. */
export function readGatewaySettings(pageFolder: string): GatewaySettings {
  const file = path.join(pageFolder, '.gateway.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as GatewaySettings;
  } catch (cause) {
    throw new Error(`${file}: build the page of an application with a backend first`, { cause });
  }
}

/** Reads an environment variable that holds a secret. Throws, without its value, when it is not set. */
export function secretOf(name: string, env: Readonly<Record<string, string | undefined>>): string {
  const value = env[name]?.trim();
  if (value) return value;
  throw new Error(`${name} is not set: kontor.yaml names it for the backend’s log-in`);
}
