import { basename } from 'node:path';

const files = new Map<string, string>();

/**
 * Names a class of a CSS module after its file, `.bar` of `find-bar.module.css` as `find-bar_bar`: readable, and
 * nothing in it that does not compress, as a hash would.
 * @throws when two files have one name.
 */
export function scopedName(local: string, path: string): string {
  const name = basename(path).replace(/\.module\.css.*$/, '');
  const file = path.replace(/\?.*$/, '');
  const other = files.get(name) ?? file;
  if (other !== file) throw new Error(`${file}: its classes would be named like those of ${other}`);
  files.set(name, file);
  return `${name}_${local}`;
}
