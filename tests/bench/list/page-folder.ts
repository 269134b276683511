import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The built page with the floor beside it, in a folder of its own: the server serves both alike. */
export function pageFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-test-page-'));
  cpSync(process.env.KONTOR_PAGE ?? 'dist', folder, { recursive: true });
  cpSync('tests/bench/floor', join(folder, 'floor'), { recursive: true });
  return folder;
}
