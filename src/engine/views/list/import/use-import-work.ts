import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEngine } from '../../../application/context';
import { lookupQuery } from '../../../data/lookups/lookup-query';
import { lookupNamed } from '../../../data/lookups/use-lookup';
import { placeQuery } from '../../../data/references/place-query';
import { useReadCell } from '../../../editing/copied/use-read-cell';
import { loadFieldEditing } from '../../../editing/load-editing';
import { validatorsQuery } from '../../../editing/validation/validators-query';
import type { Field } from '../../../fields/field';
import { currencyField } from '../../../fields/value-formatter';
import { findReferences } from './find-references';
import type { ImportPlace } from './import-place';
import { judgeValues, parseRows, type ParsedRow } from './parse-rows';
import { spelled, type Spelling } from './spellings';
import type { FileTable } from './read-table';

export interface ReadAs {
  table: FileTable;
  /** Field of each column; undefined for those left out. */
  columns: readonly (Field | undefined)[];
  /** Answer to the question about each column. */
  spellings: readonly ({ spelling: Spelling; signs: string } | undefined)[];
  updates: boolean;
}

/** Rows as records, and how their values are judged when one is left out. */
export interface Parsed {
  rows: readonly ParsedRow[];
  judge: (values: ParsedRow['values']) => ParsedRow['problems'];
}

interface Watched {
  signal: AbortSignal;
  onProgress: (done: number, kind: 'references' | 'rows') => void;
}

/** Turns a file's rows into records: lists and records that they name are read first. */
export function useImportWork(place: ImportPlace) {
  const { registry, can } = useEngine();
  const { i18n } = useTranslation();
  const client = useQueryClient();
  // Texts of a part's values go by the part's own fields.
  const ofCells = useMemo(() => {
    const columns = (place.parts ?? []).flatMap((part) => part.columns);
    return {
      ...place.fields,
      ...Object.fromEntries(columns.map(({ field, of }) => [field.name, of])),
    };
  }, [place]);
  // Amounts of records that have no currency of their own are in euro.
  const hasOwn = Object.hasOwn(place.fields, currencyField);
  const readCell = useReadCell(ofCells, hasOwn ? undefined : 'EUR');
  const { language } = i18n;
  return useMemo(() => {
    const { above } = place;
    const referencesOf = async (field: Field, texts: readonly string[], watched: Watched) => {
      const { signal, onProgress } = watched;
      const onFound = (done: number) => onProgress(done, 'references');
      const naming = above?.naming.find((one) => one.field.name === field.name);
      if (above && naming) {
        const options = { by: naming.by, signal, onProgress: onFound };
        return findReferences(above.lookup, above.place, texts, options);
      }
      const lookup = lookupNamed(registry, field.lookup ?? '');
      if (!can(`GET ${lookup.path}`)) return undefined;
      if (lookup.screen === undefined) {
        await client.ensureQueryData(lookupQuery(lookup, language));
        return undefined;
      }
      if ([field.property.type ?? 'string'].flat().includes('string')) return undefined;
      const of = await client.ensureQueryData(placeQuery(registry, client, lookup.screen));
      return findReferences(lookup, of, texts, { signal, onProgress: onFound });
    };
    return async (
      { table, columns, spellings, updates }: ReadAs,
      watched: Watched,
    ): Promise<Parsed> => {
      const [validators] = await Promise.all([
        client.ensureQueryData(validatorsQuery(registry, place.definition.schema)),
        loadFieldEditing(registry.fieldTypes),
      ]);
      const parts = await Promise.all(
        (place.parts ?? []).map(async (part) => {
          const { schema } = part.place.definition;
          return {
            part,
            validators: await client.ensureQueryData(validatorsQuery(registry, schema)),
          };
        }),
      );
      const namesParent = new Set(above?.naming.map(({ field }) => field.name));
      const named = new Map<string, ReadonlyMap<string, string | number>>();
      for (const [index, field] of columns.entries()) {
        if (field?.lookup === undefined) continue;
        const texts = new Set(table.rows.map(({ cells }) => cells[index] ?? ''));
        texts.delete('');
        const found = await referencesOf(field, [...texts], watched);
        if (found) named.set(field.name, found);
      }
      const read = (text: string, field: Field, column: number) => {
        const known = named.get(field.name)?.get(text);
        if (known !== undefined || namesParent.has(field.name)) return known;
        const said = spelled(text, field, spellings[column]);
        return readCell(said.text, field.name, said.figures ?? table.figures);
      };
      const options = { columns, read, fields: place.fields, validators, updates, above, parts };
      const rows = await parseRows(table.rows, options, {
        signal: watched.signal,
        onProgress: (done) => watched.onProgress(done, 'rows'),
      });
      return { rows, judge: (values) => judgeValues(values, options) };
    };
  }, [registry, can, client, language, readCell, place]);
}
