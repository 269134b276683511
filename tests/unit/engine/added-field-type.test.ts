// @vitest-environment jsdom
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import schema from '../../fixtures/gadgets/page/schemas/generated/schemas/Exhibit.json';
import { fieldTypes } from '../../fixtures/gadgets/page/field-types';
import type { EntitySchema } from '../../../src/engine/application/entity-schema';
import { fieldsOf } from '../../../src/engine/fields/fields-of';
import { valueFormatter, type ValueTexts } from '../../../src/engine/fields/value-formatter';
import { keywordProblem } from '../../../src/engine/editing/validation/keyword-problem';
import { loadFieldEditing } from '../../../src/engine/editing/load-editing';
import { alignOf, standardRoom } from '../../../src/engine/views/list/columns/standard-width';
import { csvRow } from '../../../src/engine/views/list/export/csv';
import { xlsxWriter } from '../../../src/engine/views/list/export/xlsx';
import { conditionText } from '../../../src/engine/views/list/filter/filter-words';
import { operatorsOf } from '../../../src/engine/views/list/filter/operators';
import { parseCondition } from '../../../src/engine/data/filters/parse-condition';
import type { GridColumn } from '../../../src/engine/views/list/rows/grid-column';
import { isSummable } from '../../../src/engine/fields/field';
import { readCell } from '../../../src/engine/editing/copied/read-cell';

const { kuehlung: field } = fieldsOf('Exhibit', schema as EntitySchema, {}, {}, fieldTypes);
if (!field) throw new Error('the playground’s exhibits have no cooling');

const texts: ValueTexts = {
  language: 'de',
  boolean: String,
  enumeration: String,
  rows: String,
  lookup: () => undefined,
  of: () => texts,
};
const format = valueFormatter(field, texts);
const column: GridColumn = {
  field,
  label: 'Kühlung',
  short: 'Kühlung',
  heading: 'Kühlung',
  width: 90,
  fixed: false,
  most: 100,
  grow: 0,
  pin: undefined,
  align: 'end',
  format,
  cell: () => () => {},
};

// One folder and one line of the playground, and nothing of it in the engine.
beforeAll(() => loadFieldEditing(fieldTypes));

describe('a field type that an application adds', () => {
  it('is found by its format, and reads in its own way', () => {
    expect(field.type.name).toBe('temperature');
    expect([-18.5, 4, 0, null].map(format)).toEqual(['−18,5 °C', '4,0 °C', '0,0 °C', '']);
  });

  it('stands in a list as a figure', () => {
    expect(alignOf({ field: 'kuehlung' }, field)).toBe('end');
    expect(standardRoom({ field: 'kuehlung' }, field, { label: 'K', values: [] }).width).toBe(90);
    expect(isSummable(field)).toBe(true);
  });

  it('is filtered as a figure', () => {
    expect(operatorsOf(field).map(({ name }) => name)).toContain('atMost');
    const condition = parseCondition(field, '<= -18,5');
    expect(condition).toEqual({ field: 'kuehlung', operator: '<=', values: ['-18.5'] });
    expect(condition && conditionText(field, condition)).toBe('<=-18,5');
  });

  it('is written to files as a figure with its unit', async () => {
    expect(csvRow([column], { kuehlung: -18.5 })).toBe('"-18,5"\r\n');
    const writer = xlsxWriter([column], 'Exponate');
    writer.add([{ kuehlung: -18.5 }]);
    const file = unzipSync(new Uint8Array(await writer.finish().arrayBuffer()));
    const part = (name: string) => strFromU8(file[name] ?? new Uint8Array());
    expect(part('xl/styles.xml')).toContain('formatCode="0.0\\ &quot;°C&quot;"');
    expect(part('xl/worksheets/sheet1.xml')).toContain('<c r="A2" s="2"><v>-18.5</v></c>');
  });

  it('says what is wrong with it', () => {
    const problem = (keyword: string, params: Record<string, unknown>, value: unknown) =>
      keywordProblem({ instancePath: '/kuehlung', keyword, params }, field, value);
    expect(problem('type', {}, 'kalt')).toEqual({ key: 'problems:notNumber' });
    expect(problem('multipleOf', {}, 1.25)).toEqual({
      key: 'problems:scale',
      params: { scale: 1 },
    });
  });

  describe('when it is edited', () => {
    it('takes what another program copies', () => {
      const context = { now: { day: '2026-11-23', time: '12:00' }, choices: [], language: 'de' };
      const read = (text: string) => readCell(text, field, context);
      expect(['-18,5', '−18,5 °C', ' 4 ', '', 'kalt'].map(read)).toEqual([
        -18.5,
        -18.5,
        4,
        null,
        'kalt',
      ]);
    });
  });
});
