import { importedPackages, modulesBelow } from './imported-packages';
import { closureOf, packageName, type LockFile } from './lock-file';

/** Packages that run in production, by where: those imported, with one module that imports each, and all they need. */
export interface Production {
  server: Part;
  page: Part;
}

interface Part {
  imported: ReadonlyMap<string, string>;
  /** Places in the lock file. */
  places: readonly string[];
}

/** Reads the imports from the sources, and from the lock file what those need. */
export function readProduction(lock: LockFile): Production {
  const part = (folders: readonly string[], started: readonly string[] = []): Part => {
    const imported = importedPackages(modulesBelow(...folders));
    return { imported, places: closureOf(lock, [...imported.keys(), ...started]) };
  };
  // PostgreSQL, of which npm installs the one for the machine: it is started, not imported.
  const programs = Object.keys(lock.packages['']?.optionalDependencies ?? {});
  return {
    server: part(['server', 'schemas/fields'], programs),
    page: part(['src', 'screens', 'schemas']),
  };
}

/**
 * Finds what is wrong with package.json: an installation has the packages that the server imports, and no others. What
 * is bundled into the page is there when the page is built, like the tools.
 */
export function placementFaults(lock: LockFile, { server, page }: Production): string[] {
  const {
    dependencies = {},
    devDependencies = {},
    optionalDependencies = {},
  } = lock.packages[''] ?? {};
  const faults: string[] = [];
  for (const [name, file] of server.imported) {
    if (!(name in dependencies)) {
      faults.push(`${name} is imported by ${file} and has to stand in «dependencies»`);
    }
  }
  for (const [name, file] of page.imported) {
    if (!(name in dependencies) && !(name in devDependencies)) {
      faults.push(`${name} is imported by ${file} and stands nowhere in package.json`);
    }
  }
  for (const name of Object.keys(dependencies)) {
    if (server.imported.has(name)) continue;
    faults.push(`${name} is not imported by the server: «devDependencies», or nowhere`);
  }
  for (const place of server.places) {
    // It lays links between libraries; the server does that where npm runs no scripts (cluster/binaries.ts).
    if (packageName(place) in optionalDependencies) continue;
    if (lock.packages[place]?.hasInstallScript) {
      faults.push(`${place} runs a script when it is installed; take one that needs none`);
    }
  }
  return faults;
}
