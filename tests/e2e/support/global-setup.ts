import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildServers } from '../../support/built-servers';
import { startTestCluster } from '../../support/test-cluster';
import { writeCameraFilm } from './camera-film';
import { cameraFilm } from './camera-flags';
import { scannedProduct } from './scanned-product';

/**
 * Compiles the servers, starts PostgreSQL with the database that tests copy, and makes what their camera films, before the
 * first of them begins. Answers how to end what it started.
 */
// eslint-disable-next-line house/no-default-export -- Playwright calls it
export default async function setup(): Promise<() => Promise<void>> {
  mkdirSync(dirname(cameraFilm), { recursive: true });
  writeCameraFilm(cameraFilm, scannedProduct.ean);
  await buildServers();
  return startTestCluster();
}
