import type { QueryClient } from '@tanstack/react-query';
import { fieldsQuery } from '../../engine/data/fields-query';
import type { Registry } from '../../engine/application/registry';
import type { Fields } from '../../engine/fields/field';
import type { Labelled } from '../../engine/labels/label-keys';
import type { Place } from '../../engine/screens/place';
import { screenPlace } from '../../engine/screens/screen-place';

/** Screen that is shown, with the fields of its records. */
export interface ScreenHere extends Labelled {
  fields: Fields;
}

/** Returns the screens of a path, embedded ones first; none for the pages of the application itself. */
export async function screensHere(
  registry: Registry,
  client: QueryClient,
  path: string,
): Promise<readonly ScreenHere[]> {
  const [, name = '', rest = ''] = /^\/([^/]+)(.*)$/.exec(path) ?? [];
  const entry = registry.entries.find((one) => one.standalone && one.name === name);
  if (!entry) return [];
  if (entry.schema === undefined) return [{ name, fields: {} }];
  const fields = (schema: string) => client.ensureQueryData(fieldsQuery(registry, schema));
  const load = { ...registry, screen: registry.loadScreen, fields };
  if (!rest.replaceAll('/', '')) return [ofPlace(await screenPlace(load, name))];
  // It comes with the code of records.
  const { resolveMatch } = await import('../../engine/routes/resolve-match');
  const match = await resolveMatch(load, name, rest);
  if (!match || match.kind === 'page') return [];
  const embedded = match.kind === 'record' ? match.embedded : undefined;
  return [embedded, match.place].filter((place) => place !== undefined).map(ofPlace);
}

function ofPlace({ definition: { name, schema }, fields }: Place): ScreenHere {
  return { name, schema, fields };
}
