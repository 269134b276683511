import type { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import type { Registry } from '../../application/registry';
import { lookupNamed } from '../../data/lookups/use-lookup';
import { referenceQuery } from '../../data/references/reference-query';
import { knownTexts } from '../../data/title-text';
import type { AnyRecord } from '../../define/definition';
import type { Field, Fields } from '../../fields/field';
import { valueFormatter } from '../../fields/value-formatter';
import { schemaKeys } from '../../labels/label-keys';
import type { Entry } from '../../outbox/entry';
import { askedFieldsQuery } from './asked-fields';

interface Surroundings {
  client: QueryClient;
  registry: Registry;
}

/** Writes a call's values in the words of the page: one a line, rows of a list apart; what is empty is left out. */
export async function enteredText(
  { operation, body, file }: Entry,
  { client, registry }: Surroundings,
): Promise<string> {
  const rows = (Array.isArray(body) ? body : [body ?? {}]) as AnyRecord[];
  const { fields, at = '' } = await client.ensureQueryData(askedFieldsQuery(registry, operation));
  // Leaves out when it happened: that stands beside it anyway.
  const { [at]: _, ...named } = fields;
  const texts = await Promise.all(rows.map((row) => rowText(row, named, { client, registry })));
  return [...texts, file?.name ?? ''].filter(Boolean).join('\n\n');
}

async function rowText(row: AnyRecord, fields: Fields, of: Surroundings): Promise<string> {
  const lines = await Promise.all(
    Object.entries(row).map(async ([name, value]) => {
      const field = fields[name];
      if (!field || value === null || value === undefined || value === '') return '';
      return `${labelOf(field)}: ${await textOf(field, value, of)}`;
    }),
  );
  return lines.filter(Boolean).join('\n');
}

const labelOf = ({ schema, name, title, given }: Field): string =>
  given ??
  i18next.t(
    schemaKeys(schema, `fields.${name}`),
    title === undefined ? {} : { defaultValue: title },
  );

async function textOf(field: Field, value: unknown, of: Surroundings): Promise<string> {
  const named = await referenceText(field, value, of);
  return (
    named ??
    valueFormatter(
      field,
      knownTexts(field, () => undefined),
    )(value)
  );
}

/** Names a record; without a network, or where nobody may know it, by its number. */
async function referenceText(
  { lookup: name }: Field,
  value: unknown,
  { client, registry }: Surroundings,
): Promise<string | undefined> {
  if (name === undefined || (typeof value !== 'number' && typeof value !== 'string')) {
    return undefined;
  }
  const lookup = lookupNamed(registry, name);
  const query = referenceQuery(lookup, value, { client, registry, language: i18next.language });
  const found = await client.ensureQueryData(query).catch(() => undefined);
  return found?.title;
}
