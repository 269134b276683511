import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readAudit } from '../../../scripts/dependencies/audit-report';
import { importedPackages, modulesBelow } from '../../../scripts/dependencies/imported-packages';
import { licenceFaults } from '../../../scripts/dependencies/licences';
import { closureOf, packageName, type LockFile } from '../../../scripts/dependencies/lock-file';
import { placementFaults, type Production } from '../../../scripts/dependencies/production';

const lock: LockFile = {
  packages: {
    '': { dependencies: { web: '1', extra: '1' }, devDependencies: { view: '1', tool: '1' } },
    'node_modules/web': {
      license: 'MIT',
      dependencies: { parse: '2' },
      optionalDependencies: { fast: '1', absent: '1' },
      peerDependencies: { tool: '1', base: '1' },
      peerDependenciesMeta: { tool: { optional: true } },
    },
    'node_modules/web/node_modules/parse': { license: 'ISC', dependencies: { base: '1' } },
    'node_modules/parse': { license: 'GPL-3.0-only' },
    'node_modules/base': { license: 'Apache-2.0' },
    'node_modules/fast': { license: 'LGPL-3.0-or-later', hasInstallScript: true },
    'node_modules/view': { dependencies: { parse: '1' } },
    'node_modules/extra': {},
    'node_modules/tool': {},
  },
};
const server = ['base', 'fast', 'web/node_modules/parse', 'web'].map(
  (name) => `node_modules/${name}`,
);
const production: Production = {
  server: { imported: new Map([['web', 'server/app.ts']]), places: server },
  page: {
    imported: new Map([['view', 'src/main.tsx']]),
    places: closureOf(lock, ['view']),
  },
};

describe('what a package needs', () => {
  test('is found as Node finds it, without peers that it can do without', () => {
    expect(closureOf(lock, ['web'])).toEqual(server);
    expect(closureOf(lock, ['view']).map(packageName)).toEqual(['parse', 'view']);
  });

  test('has to be in the lock file', () => {
    expect(() => closureOf(lock, ['gone'])).toThrow('lacks gone, which package.json needs');
    const broken = { packages: { 'node_modules/a': { dependencies: { b: '1' } } } };
    expect(() => closureOf(broken, ['a'])).toThrow('lacks b, which node_modules/a needs');
  });
});

describe('a check of package.json', () => {
  test('names what the server lacks, what it does not need, and install scripts', () => {
    expect(placementFaults(lock, production)).toEqual([
      'extra is not imported by the server: «devDependencies», or nowhere',
      'node_modules/fast runs a script when it is installed; take one that needs none',
    ]);
    const imported = new Map([['tool', 'server/run.ts']]);
    const faults = placementFaults(lock, { ...production, server: { imported, places: [] } });
    expect(faults[0]).toBe('tool is imported by server/run.ts and has to stand in «dependencies»');
    const page = { imported: new Map([['gone', 'src/a.ts']]), places: [] };
    expect(placementFaults(lock, { ...production, page })).toContain(
      'gone is imported by src/a.ts and stands nowhere in package.json',
    );
  });

  test('names licences that are not allowed where the code runs', () => {
    expect(licenceFaults(lock, production.server.places, 'server')).toEqual([]);
    expect(licenceFaults(lock, ['node_modules/fast'], 'page')).toHaveLength(1);
    expect(licenceFaults(lock, production.page.places, 'page')).toEqual([
      expect.stringContaining('parse is under «GPL-3.0-only», which is not allowed in the page'),
      expect.stringContaining('view is under «no licence»'),
    ]);
  });
});

describe('what modules import when they run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-imports-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('is followed from module to module; types are not there then', () => {
    const files = {
      'a.ts': `
        import type { A } from 'types-only';
        export type { B } from 'types-too';
        import { type C } from 'side/effect';
        import './b';
        import fs from 'node:fs';
        const later = () => import('@scope/late/deep');`,
      'b.tsx': `export { x } from './c.js'; import 'styles/b.css'; const s = "import 'not-me'";`,
      'c.js': `import d from "plain";`,
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    expect(modulesBelow(folder)).toHaveLength(3);
    expect([...importedPackages([join(folder, 'a.ts')])].map(([name]) => name)).toEqual([
      'side',
      '@scope/late',
      'styles',
      'plain',
    ]);
  });
});

describe('an answer of `npm audit`', () => {
  const via = [{ title: 'Stops', url: 'https://advisory.example/1', range: '<3' }];
  const vulnerability = (name: string, ...nodes: string[]) => ({
    name,
    severity: 'high',
    via,
    nodes: nodes.map((node) => `node_modules/${node}`),
  });

  test('is sorted by where the code runs', () => {
    const vulnerabilities = {
      parse: vulnerability('parse', 'web/node_modules/parse', 'parse'),
      web: { ...vulnerability('web', 'web'), via: ['parse'] },
      tool: vulnerability('tool', 'tool'),
    };
    expect(readAudit({ auditReportVersion: 2, vulnerabilities }, production)).toEqual([
      { where: 'server', text: 'parse, high: Stops (<3), https://advisory.example/1' },
      { where: 'page', text: 'parse, high: Stops (<3), https://advisory.example/1' },
      { where: 'server', text: 'web, high: through parse' },
      { where: 'tools', text: 'tool, high: Stops (<3), https://advisory.example/1' },
    ]);
    expect(readAudit({ auditReportVersion: 2, vulnerabilities: {} }, production)).toEqual([]);
  });

  test('that is none is no good news', () => {
    expect(() => readAudit({ message: '405 Method Not Allowed' }, production)).toThrow(
      'The registry did not answer, so nothing is known. 405 Method Not Allowed',
    );
  });
});
