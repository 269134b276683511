import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTexts } from '../../../compiler/application/read-texts';
import { textParts } from '../../../scripts/page-build/text-files';

function folderOf(files: Readonly<Record<string, object>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-texts-'));
  for (const [file, texts] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), JSON.stringify(texts));
  }
  return folder;
}

describe('readTexts', () => {
  it('reads namespaces, schemas and screens; a later folder adds and wins', () => {
    const product = folderOf({
      'de/list.json': { none: 'Nichts' },
      'de/common.json': { fields: { id: 'Id', name: 'Name' } },
      'de/entities/File.json': { fields: { typ: 'Typ' }, schemas: { Part: { one: 'Teil' } } },
    });
    const own = folderOf({
      'de/common.json': { fields: { id: 'Nr.' } },
      'de/entities/File.json': { one: 'Anlage' },
      'de/screens/codes.json': { title: 'Codes' },
    });
    expect(readTexts('de', [product, own])).toEqual({
      list: { none: 'Nichts' },
      common: { fields: { id: 'Nr.', name: 'Name' } },
      entities: { File: { one: 'Anlage', fields: { typ: 'Typ' } }, Part: { one: 'Teil' } },
      screens: { codes: { title: 'Codes' } },
    });
  });
});

describe('textParts', () => {
  const labels = { one: 'x', other: 'xs', fields: { a: 'A' }, values: { a: { b: 'B' } } };
  const { first, more, help, lists } = textParts(
    {
      list: { none: 'Nichts' },
      record: { edit: 'Ändern' },
      help: { pages: { home: 'Hilfe' } },
      common: { fields: { id: 'Id' }, help: { fields: { id: 'Nr.' } } },
      entities: {
        Listed: {
          ...labels,
          actions: { c: 'C' },
          tones: { late: 'F' },
          tabs: { d: 'D' },
          help: { about: 'Wozu' },
        },
        Embedded: labels,
      },
      screens: { page: { title: 'Seite', rows: { e: 'E' }, help: { about: 'Warum' } } },
    },
    new Set(['Listed']),
  );

  it('has first what the shell and any list says: names of every schema', () => {
    expect(first).toEqual({
      list: { none: 'Nichts' },
      common: { fields: { id: 'Id' } },
      entities: {
        Listed: { one: 'x', other: 'xs' },
        Embedded: { one: 'x', other: 'xs' },
      },
      screens: { page: { title: 'Seite' } },
    });
  });

  it('has everything else beside the code of records', () => {
    expect(more).toEqual({
      record: { edit: 'Ändern' },
      entities: {
        Listed: {
          fields: { a: 'A' },
          values: { a: { b: 'B' } },
          actions: { c: 'C' },
          tones: { late: 'F' },
          tabs: { d: 'D' },
        },
        Embedded: { fields: { a: 'A' }, values: { a: { b: 'B' } } },
      },
      screens: { page: { rows: { e: 'E' } } },
    });
  });

  it('has apart what the list of each screen says', () => {
    const { fields, values } = labels;
    expect(lists).toEqual({
      Listed: {
        entities: { Listed: { fields, values, actions: { c: 'C' }, tones: { late: 'F' } } },
      },
    });
  });

  it('has apart what is read when somebody asks', () => {
    expect(help).toEqual({
      help: { pages: { home: 'Hilfe' } },
      common: { help: { fields: { id: 'Nr.' } } },
      entities: { Listed: { help: { about: 'Wozu' } } },
      screens: { page: { help: { about: 'Warum' } } },
    });
  });
});
