import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readRows } from '../../../src/api/rows';
import { scannedFields } from '../../../src/engine/screens/scanned-fields';
import { findCode } from '../../../src/engine/views/blocks/scan/find-code';

vi.mock('../../../src/api/rows', () => ({ readRows: vi.fn() }));
const rows = vi.mocked(readRows);

const bills = {
  name: 'bills',
  schema: 'Bill',
  list: '/houses/{houseId}/bills',
  params: { houseId: 5 },
  fixed: [{ field: 'paid', operator: '=', values: ['false'] }] as const,
  by: ['number', 'order'],
};

describe('what a code means', () => {
  beforeEach(() => {
    rows.mockReset();
  });

  it('is asked of each field by itself, in the list as it stands there', async () => {
    rows.mockResolvedValue({ rows: [], hasMore: false, isCapped: false });
    expect(await findCode('R-7', [bills])).toEqual([]);
    expect(rows.mock.calls.map(([list, asked]) => [list, asked?.params, asked?.filter])).toEqual([
      [bills.list, { houseId: 5 }, 'numberin(R-7),paid=false'],
      [bills.list, { houseId: 5 }, 'orderin(R-7),paid=false'],
    ]);
  });

  it('is a record once, whichever of its fields has it', async () => {
    rows.mockResolvedValueOnce({ rows: [{ id: 1 }], hasMore: false, isCapped: false });
    rows.mockResolvedValueOnce({ rows: [{ id: 1 }, { id: 2 }], hasMore: false, isCapped: false });
    const hits = await findCode('R-7', [bills]);
    expect(hits.map(({ key }) => key)).toEqual(['bills-1', 'bills-2']);
  });

  it('is asked of nobody where there is none', async () => {
    expect(await findCode('  ', [bills])).toEqual([]);
    expect(rows).not.toHaveBeenCalled();
  });
});

it('is looked up in fields that the list filters by and the user may see', () => {
  const place = {
    definition: { scans: ['number', 'note', 'secret', 'gone'] },
    fields: {
      number: { name: 'number' },
      note: { name: 'note', unfiltered: true },
      secret: { name: 'secret', right: 'SEE_SECRETS' },
    },
  } as unknown as Parameters<typeof scannedFields>[0];
  const names = (may: boolean) => scannedFields(place, () => may).map(({ name }) => name);
  expect(names(false)).toEqual(['number']);
  expect(names(true)).toEqual(['number', 'secret']);
  const without = { ...place, definition: {} } as typeof place;
  expect(scannedFields(without, () => true)).toEqual([]);
});
