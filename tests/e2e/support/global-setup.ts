import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildServers } from '../../support/built-servers';
import { demoTemplate } from '../../support/demo-template';
import { writeCameraFilm } from './camera-film';
import { cameraFilm } from './camera-flags';
import { scannedProduct } from './scanned-product';

/** Compiles the servers, fills the database that tests copy, and makes what their camera films, before the first of them begins. */
// eslint-disable-next-line house/no-default-export -- Playwright calls it
export default async function setup(): Promise<void> {
  mkdirSync(dirname(cameraFilm), { recursive: true });
  writeCameraFilm(cameraFilm, scannedProduct.ean);
  await buildServers();
  await demoTemplate();
}
