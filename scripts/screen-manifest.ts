import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';
import { callsOf } from '../src/engine/screens/calls-of.ts';
import type { AnyDefinition } from '../src/engine/define/definition';
import { iconComponent } from './icon-names.ts';
import { registeredTypes, type RegisteredTypes } from './registered-types.ts';
import { screenDefinitions } from './screen-definitions.ts';
import { refuseWrongScreens } from './wrong-screens.ts';

const virtualId = 'virtual:screen-manifest';
const resolvedId = `\0${virtualId}`;

/**
 * Gives the page what its navigation needs to know of every screen (number, icon, group, calls)
 * without loading the definitions: they stay with their routes. With it come the ways to the schemas of screens and to
 * what is said of their fields, so that a list asks for both without a list of all schemas. `folder` is that of the
 * screens, `schemas` that of the generated schemas, from the root.
 */
export function screenManifest(
  folder = '/screens',
  schemas = '/schemas/generated/schemas',
  fields = '/schemas/fields',
): Plugin {
  let isBuild = false;
  return {
    name: 'kontor-screen-manifest',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    // Said once, before anything asks for a definition; while one develops, with each change of one.
    buildStart: async () => (isBuild ? refuseWrongScreens(folder) : undefined),
    resolveId: (id) => (id === virtualId ? resolvedId : undefined),
    async load(id) {
      if (id !== resolvedId) return undefined;
      if (!isBuild) await refuseWrongScreens(folder);
      const types = await registeredTypes(folder);
      const definitions = await screenDefinitions(folder, types);
      return [manifestModule(definitions, types), waysModule(definitions, schemas, fields)].join(
        '\n',
      );
    },
    handleHotUpdate({ file, server }) {
      if (!/[\\/]screens[\\/]/.test(file)) return;
      const manifest = server.moduleGraph.getModuleById(resolvedId);
      if (manifest) server.moduleGraph.invalidateModule(manifest);
      server.ws.send({ type: 'full-reload' });
    },
  };
}

function manifestModule(definitions: readonly AnyDefinition[], types: RegisteredTypes): string {
  const icons = [...new Set(definitions.map((screen) => screen.icon ?? 'table'))];
  const entries = definitions.map(
    (screen) =>
      `{ name: ${JSON.stringify(screen.name)}, schema: ${JSON.stringify(screen.schema)}, number: ${JSON.stringify(screen.number)}, ` +
      `group: ${JSON.stringify(screen.group)}, standalone: ${screen.standalone}, ` +
      `calls: ${JSON.stringify(callsOf(screen, types))}, Icon: ${iconComponent(screen.icon ?? 'table')} }`,
  );
  return [
    `import { ${icons.map(iconComponent).join(', ')} } from '@tabler/icons-react';`,
    `export const manifest = [\n  ${entries.join(',\n  ')}\n];`,
  ].join('\n');
}

function waysModule(
  definitions: readonly AnyDefinition[],
  schemas: string,
  fields: string,
): string {
  const names = [...new Set(definitions.flatMap(({ schema }) => schema ?? []))];
  const ways = (paths: readonly (readonly [string, string])[]) =>
    paths
      .filter(([, path]) => existsSync(`.${path}`))
      .map(([name, path]) => `${name}: () => import(${JSON.stringify(path)})`)
      .join(',\n  ');
  return [
    `export const schemaFiles = {\n  ${ways(names.map((name) => [name, `${schemas}/${name}.json`]))}\n};`,
    `export const fieldFiles = {\n  ${ways(names.map((name) => [name, `${fields}/${name}.ts`]))}\n};`,
  ].join('\n');
}
