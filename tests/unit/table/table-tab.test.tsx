// @vitest-environment jsdom
import { act, createRef, useRef, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyRecord, ScreenDefinition } from '../../../src/engine/define/definition';
import { standardFields } from '../../support/standard-fields';
import type { FieldErrors, FormHandle } from '../../../src/engine/editing/form-handle';
import type * as CellTexts from '../../../src/engine/views/record/table/cell-text';
import { propertyRows, type Row } from '../../../src/engine/editing/model/row';
import type { RowTable } from '../../../src/engine/screens/row-table';
import { tablesOf } from '../../../src/engine/screens/row-table';
import { TableTab } from '../../../src/engine/views/record/table/table-tab';
import type { Place } from '../../../src/engine/screens/place';
import * as tabTypes from '../../../src/engine/tab-types';
import { render, type Rendered } from '../support/render';
import { thingFields } from '../support/things';
import { press, type } from '../support/user';

/** What every cell and widget was asked to draw. */
const drawn = vi.hoisted(() => [] as string[]);

vi.mock('../../../src/engine/views/record/table/cell-text', async (original) => {
  const actual = await original<typeof CellTexts>();
  const CellText: typeof actual.CellText = (props) => {
    drawn.push(props.field.name);
    return actual.CellText(props);
  };
  return { CellText };
});

/** What the user has set. */
const enter = vi.hoisted(() => ({ value: true, change: () => undefined }));
vi.mock('../../../src/engine/views/record/table/use-enter-moves', () => ({
  useEnterMoves: () => enter,
}));

/** Who is found by a name: two bear «Zwei», one «Werk Nord», nobody any other. */
const searched = vi.hoisted(() => [] as string[]);
vi.mock('../../../src/engine/data/references/place-query', () => ({
  placeQuery: () => ({
    queryKey: ['place'],
    queryFn: () => ({
      title: ['name'],
      definition: { api: { record: '/makers/{id}', create: '/makers' } },
      fields: {
        name: { name: 'name', type: { prose: 'line' }, property: { type: 'string' }, metadata: {} },
      },
    }),
  }),
}));
vi.mock('../../../src/engine/data/references/reference-query', () => ({
  referencesKey: (path: string) => ['reference', path],
  referenceQuery: (_: unknown, value: unknown) => ({
    queryKey: ['reference', '/makers', value],
    queryFn: () => (value === 7 ? { value: 7, id: 7, title: 'Werk Nord', row: {} } : null),
  }),
}));
vi.mock('../../../src/api/call', () => ({
  call: (_: string, { query }: { query: { suche: string } }) => {
    searched.push(query.suche);
    if (query.suche === 'Ohne Netz') return Promise.reject(new Error('no network'));
    const named = { 'werk nord': [7], Zwei: [8, 9] }[query.suche] ?? [];
    const result = named.map((id) => ({ id, name: id === 7 ? 'Werk Nord' : 'Zwei' }));
    return Promise.resolve({ data: { result, hasMore: false } });
  },
}));

const orderFields = standardFields(
  'Order',
  {
    properties: {
      version: { type: 'integer', readOnly: true },
      things: { type: 'array', maxItems: 600, items: { $ref: '#/components/schemas/Thing' } },
    },
  },
  {},
);

const definition = {
  name: 'orders',
  tabs: [
    {
      type: 'table',
      name: 'things',
      property: 'things',
      columns: ['name', 'quantity', 'price', 'bought', 'state', 'active', 'maker'].map((field) => ({
        field,
      })),
      totals: ['quantity', 'price'],
    },
  ],
} as unknown as ScreenDefinition;

const [table] = (await tablesOf(definition, orderFields, {
  fields: () => Promise.resolve(thingFields),
  tabTypes,
})) as [RowTable];
const place = { definition, fields: orderFields, tables: [table], params: {} } as unknown as Place;

let view: Rendered;
let record: AnyRecord;
const handle = createRef<FormHandle>();
const judged: string[] = [];
let showErrors: (errors: FieldErrors) => void;

/** The table with so many rows, over values kept as the edit session keeps them. */
function open(count: number, editing = true): void {
  const things = Array.from({ length: count }, (_, index) => ({
    name: `Ding ${index + 1}`,
    quantity: index + 0.5,
    price: 1.1,
  }));
  record = { version: 1, things: propertyRows(things) };
  const base = record;
  function Session() {
    const [values, setValues] = useState(record);
    const [errors, setErrors] = useState<FieldErrors>({});
    const [undos] = useState(() => new Map());
    const wanted = useRef<string>(undefined);
    showErrors = setErrors;
    return (
      <TableTab
        label="Dinge"
        place={place}
        table={table}
        id={1}
        record={values}
        base={editing ? base : undefined}
        errors={errors}
        undos={undos}
        wanted={wanted}
        onAdopt={() => {}}
        onChange={(changes) => {
          record = { ...record, ...changes };
          setValues(record);
        }}
        onJudge={(...names) => judged.push(...names)}
        handle={handle}
      />
    );
  }
  view = render(<Session />);
}

const rows = () => record.things as readonly Row[];
const names = () => rows().map(({ name }) => name);
const cell = (row: number, column: number) => {
  const found = view.container.querySelector<HTMLElement>(
    `[aria-rowindex="${row + 1}"] [aria-colindex="${column + 1}"]`,
  );
  if (!found) throw new Error(`no cell ${row}, ${column}`);
  return found;
};
const focused = () => document.activeElement as HTMLInputElement;
const focus = (row: number, column: number) => act(() => cell(row, column).focus());
const paste = (text: string) => {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  act(() => void focused().dispatchEvent(event));
};

// A table in jsdom takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  vi.useFakeTimers();
  judged.length = 0;
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
});

afterEach(() => {
  view.unmount();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('500 rows', () => {
  beforeEach(() => open(500));

  it('are in the document as far as they are in view', () => {
    expect(view.container.querySelector('[role="grid"]')?.getAttribute('aria-rowcount')).toBe(
      '502',
    );
    const inDocument = view.container.querySelectorAll('[data-row]').length;
    expect(inDocument).toBeGreaterThan(10);
    expect(inDocument).toBeLessThan(40);
    expect(view.container.textContent).toContain('125.000');
  });

  it('draw nothing on a key and one cell when its value is handed up', () => {
    focus(2, 1);
    press(focused(), 'F2');
    drawn.length = 0;
    type(focused(), 'A');
    type(focused(), 'AB');
    expect(drawn).toEqual([]);
    act(() => vi.advanceTimersByTime(400));
    expect(names()[1]).toBe('AB');
    expect(drawn).toEqual([]);
    press(focused(), 'Enter');
    // The cell that was left shows its text again, drawn twice by StrictMode; the next one is a control.
    expect(drawn).toEqual(['name', 'name']);
  });

  it('draw only the row whose errors change', () => {
    drawn.length = 0;
    act(() => showErrors({ 'things/r3/price': ['Zu klein.'] }));
    expect(drawn).toEqual(['price', 'price']);
    expect(cell(4, 3).getAttribute('aria-invalid')).toBe('true');
    expect(cell(4, 3).textContent).toContain('Zu klein.');
  });
});

describe('the keyboard', () => {
  beforeEach(() => open(3));

  it('opens a cell, goes on with Enter, and begins a new row at the end', () => {
    focus(3, 5);
    press(focused(), 'Enter');
    expect(focused().tagName).toBe('INPUT');
    press(focused(), 'Enter');
    expect(focused().type).toBe('checkbox');
    press(focused(), 'Enter');
    expect(focused().getAttribute('role')).toBe('combobox');
    press(focused(), 'Enter');
    expect(rows()).toHaveLength(4);
    expect(focused().closest('[role="row"]')?.getAttribute('aria-rowindex')).toBe('5');
    type(focused(), 'Vier');
    press(focused(), 'Enter');
    expect(names()).toEqual(['Ding 1', 'Ding 2', 'Ding 3', 'Vier']);
    expect(judged.at(-1)).toBe(`things/${rows()[3]?.$key ?? ''}/name`);
  });

  it('keeps what was typed and stays in the cell on Enter, where the user wants that', () => {
    enter.value = false;
    focus(3, 1);
    press(focused(), 'Enter');
    type(focused(), 'Drei');
    press(focused(), 'Enter');
    enter.value = true;
    expect(names()).toEqual(['Ding 1', 'Ding 2', 'Drei']);
    expect(focused()).toBe(cell(3, 1));
  });

  it('puts a cell back with Escape, with what followed from it', () => {
    focus(1, 1);
    press(focused(), 'F2');
    type(focused(), 'Anders');
    act(() => vi.advanceTimersByTime(400));
    expect(names()[0]).toBe('Anders');
    press(focused(), 'Escape');
    expect(names()[0]).toBe('Ding 1');
    expect(focused().getAttribute('role')).toBe('gridcell');
  });

  it('inserts, duplicates, moves, removes, and takes it all back', () => {
    focus(1, 1);
    press(focused(), 'ArrowDown', { altKey: true });
    expect(names()).toEqual(['Ding 2', 'Ding 1', 'Ding 3']);
    press(focused(), 'd', { ctrlKey: true });
    expect(names()).toEqual(['Ding 2', 'Ding 1', 'Ding 1', 'Ding 3']);
    press(focused(), 'Delete', { ctrlKey: true });
    expect(names()).toEqual(['Ding 2', 'Ding 1', 'Ding 3']);
    expect(view.container.querySelector('[role="status"]')?.textContent).toBe('Zeile 3 gelöscht.');
    press(focused(), 'Enter', { ctrlKey: true });
    expect(names()).toEqual(['Ding 2', 'Ding 1', 'Ding 3', undefined]);
    press(focused(), 'Escape');
    for (let step = 0; step < 4; step += 1) press(focused(), 'z', { ctrlKey: true });
    expect(names()).toEqual(['Ding 1', 'Ding 2', 'Ding 3']);
    press(focused(), 'y', { ctrlKey: true });
    expect(names()).toEqual(['Ding 2', 'Ding 1', 'Ding 3']);
  });
});

describe('cells from Excel', () => {
  beforeEach(() => open(2));

  it('are read as the table writes them, go on in new rows, and stay as typed where they mean nothing', () => {
    focus(2, 1);
    paste('Neu\t1.234,56\t9,99 €\t01.02.2026\tNeuware\tja\r\nDrei\tviel\t1.000\t31.02.2026\r\n');
    expect(rows().map(({ $key: _key, ...row }) => row)).toEqual([
      { name: 'Ding 1', quantity: 0.5, price: 1.1 },
      {
        name: 'Neu',
        quantity: 1234.56,
        price: 9.99,
        bought: '2026-02-01',
        state: 'NEW',
        active: true,
        title: 'Neu',
      },
      // What nobody can read stays as it was typed; what follows from other fields follows.
      {
        active: true,
        title: 'Drei',
        name: 'Drei',
        quantity: 'viel',
        price: '1.000',
        bought: '31.02.2026',
      },
    ]);
    expect(judged).toContain(`things/${rows()[2]?.$key ?? ''}/quantity`);
    expect(judged).toContain(`things/${rows()[2]?.$key ?? ''}/price`);
    press(focused(), 'z', { ctrlKey: true });
    expect(names()).toEqual(['Ding 1', 'Ding 2']);
  });

  const makers = () => rows().map(({ maker }) => maker ?? null);
  const settle = () => act(() => handle.current!.settle());

  it('name records that are looked for, and saving waits for them', async () => {
    vi.useRealTimers();
    searched.length = 0;
    focus(1, 7);
    paste('werk nord\r\nZwei\r\nwerk nord\r\n');
    expect(cell(1, 7).getAttribute('aria-busy')).toBe('true');
    act(() => showErrors({ [`things/${rows()[0]!.$key}/maker`]: ['Nicht in der Liste.'] }));
    expect(cell(1, 7).getAttribute('aria-invalid')).toBeNull();
    await settle();
    expect(searched).toEqual(['werk nord', 'Zwei']);
    // One of that name is meant; two of a name are nobody, and the text stays for validation.
    expect(makers()).toEqual([7, 'Zwei', 7]);
    expect(cell(1, 7).getAttribute('aria-busy')).toBeNull();
    act(() => showErrors({}));
    const drawnAnew = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    await drawnAnew();
    expect([1, 2, 3].map((row) => cell(row, 7).textContent)).toEqual([
      'Werk Nord',
      'Zwei',
      'Werk Nord',
    ]);
    // What was found belongs to the paste.
    press(focused(), 'z', { ctrlKey: true });
    expect(makers()).toEqual([null, null]);
    press(focused(), 'y', { ctrlKey: true });
    expect(makers()).toEqual([7, 'Zwei', 7]);
  });

  it('say when nobody could be asked, and ask again with the next change', async () => {
    searched.length = 0;
    focus(1, 7);
    paste('Ohne Netz');
    await settle();
    expect(makers()).toEqual(['Ohne Netz', null]);
    expect(view.container.querySelector('[role="status"]')?.textContent).toMatch(/^Verweise/);
    await settle();
    expect(searched).toEqual(['Ohne Netz', 'Ohne Netz']);
  });
});
