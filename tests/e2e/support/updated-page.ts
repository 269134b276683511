import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Pattern of `name-HASH.ext`, as the build writes it. */
const hashed = /([\w.@-]+-[\w-]{6,10})(\.(?:js|mjs|css|json|wasm|woff2|svg|png))(?![\w.])/g;

/**
 * Copies the built page as an update brings it: the same, under another name for each of its files. Most updates have
 * no other service worker; `isWorkerNew`: this one has. Answers its folder, for `KONTOR_PAGE`; the caller removes it.
 */
export function updatedPage({ built = 'dist', isWorkerNew = false } = {}): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kontor-update-'));
  const files = fs
    .readdirSync(built, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.(?:map|br|gz)$/.test(entry.name));
  const known = new Set(
    files.filter(({ parentPath }) => parentPath !== built).map(({ name }) => name),
  );
  const renamed = (text: string) =>
    text.replace(hashed, (name: string, stem: string, ending: string) =>
      known.has(name) ? `${stem}u${ending}` : name,
    );
  const copy = (from: string, to: string) => {
    const isText = /\.(?:js|mjs|css|json|html)$/.test(from);
    const source = path.join(built, from);
    const target = path.join(folder, to);
    if (isText) fs.writeFileSync(target, renamed(fs.readFileSync(source, 'utf8')));
    else fs.copyFileSync(source, target);
  };
  for (const { name, parentPath } of files) {
    const place = path.relative(built, parentPath);
    fs.mkdirSync(path.join(folder, place), { recursive: true });
    copy(path.join(place, name), path.join(place, renamed(name)));
  }
  if (isWorkerNew) fs.appendFileSync(path.join(folder, 'service-worker.js'), '\n// updated\n');
  return folder;
}
