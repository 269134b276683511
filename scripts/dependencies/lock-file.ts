import { readFileSync } from 'node:fs';

/** Entry of package-lock.json for one installed package, or for this one. */
export interface LockEntry {
  version?: string;
  license?: string;
  hasInstallScript?: boolean;
  /** True if nothing required needs it: installed where it fits the machine. */
  optional?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  [key: string]: unknown;
}

export interface LockFile {
  /** Entries by place: '' for this package, else `node_modules/name`, below the package it belongs to alone. */
  packages: Record<string, LockEntry>;
  [key: string]: unknown;
}

export function readLockFile(): LockFile {
  return JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;
}

/** Names the package at a place: `node_modules/a/node_modules/@b/c` → `@b/c`. */
export function packageName(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/**
 * Returns the places of the named packages and of everything they need, by name. Optional peers are not followed: npm
 * counts them as used, whatever they are installed for.
 * @throws when the lock file lacks one of them.
 */
export function closureOf({ packages }: LockFile, names: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (name: string, from: string, isOptional: boolean) => {
    const place = placeOf(packages, name, from);
    if (place === undefined && !isOptional) {
      throw new Error(`package-lock.json lacks ${name}, which ${from || 'package.json'} needs`);
    }
    if (place !== undefined) found.add(place);
  };
  for (const name of names) add(name, '', false);
  for (const place of found) {
    const entry = packages[place] ?? {};
    for (const name of Object.keys(entry.dependencies ?? {})) add(name, place, false);
    for (const name of Object.keys(entry.optionalDependencies ?? {})) add(name, place, true);
    for (const name of Object.keys(entry.peerDependencies ?? {})) {
      if (!entry.peerDependenciesMeta?.[name]?.optional) add(name, place, false);
    }
  }
  return [...found].sort((a, b) => (packageName(a) < packageName(b) ? -1 : 1));
}

/** Finds the place of a package as Node does: beside the one that asks, then further up. */
function placeOf(packages: LockFile['packages'], name: string, from: string): string | undefined {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    const place = `${base && `${base}/`}node_modules/${name}`;
    if (place in packages) return place;
    if (base === '') return undefined;
  }
}
