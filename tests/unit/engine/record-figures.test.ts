import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../../../src/api/call';
import type { Place } from '../../../src/engine/screens/place';
import { sumsToDate } from '../../../src/engine/tab-types/charts/year-to-date';
import { figureQuery } from '../../../src/engine/views/record/header/figure-query';
import { warnedRowsQuery } from '../../../src/engine/views/record/header/warned-rows';

vi.mock('../../../src/api/call');

const answers = vi.mocked(call);
const place = { path: '/firms', params: {} } as Place;
const rows = [
  { id: 1, amount: 0.1, due: '2001-02-01' },
  { id: 2, amount: 0.2, due: '2001-01-01' },
  { id: 3, amount: 1, due: '2999-01-01' },
];
const surroundings = () => ({
  client: new QueryClient(),
  registry: { whole: ['/report'] } as never,
  me: { id: 7, kuerzel: 'A' } as never,
  language: 'de',
});

beforeEach(() => {
  answers.mockReset();
});

describe('the figure of a tab', () => {
  const asked = (figure: object) => {
    const of = surroundings();
    const query = figureQuery({ schema: 'Row', field: 'amount', ...figure } as never, place, 5, of);
    return of.client.fetchQuery(query);
  };

  it('is the sum of all rows, of a call that answers them all', async () => {
    answers.mockResolvedValue({ data: { result: rows } } as never);
    expect(await asked({ list: '/report', by: 'firmId' })).toEqual({ value: 1.3 });
    expect(answers).toHaveBeenCalledWith(
      'GET /report',
      expect.objectContaining({ query: { firmId: 5 } }),
    );
  });

  it('is added up by the server, of a call that answers pages', async () => {
    const values = [{ attribute: 'amount', function: 'SUM', value: 4711 }];
    answers.mockResolvedValue({ data: { totals: { count: 9, values } } } as never);
    expect(await asked({ list: '/firms/rows', by: 'firmId' })).toEqual({ value: 4711 });
    const [path, { params, body } = {}] = answers.mock.calls[0] ?? [];
    expect([path, params]).toEqual([
      'POST /cmn/computed-queries/{groupKey}/{id}',
      { groupKey: 'firms', id: 'rows' },
    ]);
    expect(body).toMatchObject({
      additionalPredicate: { attribute: 'firmId', operator: '=', value: 5 },
      aggregates: [{ attribute: 'amount', function: 'SUM' }],
    });
  });

  it('is none where there are several currencies', async () => {
    const values = ['EUR', 'CHF'].map((waehrung) => ({ attribute: 'amount', value: 1, waehrung }));
    answers.mockResolvedValue({ data: { totals: { count: 2, values } } } as never);
    expect(await asked({ list: '/firms/rows' })).toBeNull();
  });
});

describe('rows that are a reason to look twice', () => {
  const asked = (list: string) => {
    const of = surroundings();
    const warning = { name: 'late', schema: 'Row', by: 'firmId', terms: ['due<:HEUTE'] };
    return of.client.fetchQuery(warnedRowsQuery({ ...warning, list }, place, 5, of));
  };

  it('are counted among all, the longest due first', async () => {
    answers.mockResolvedValue({ data: { result: rows } } as never);
    expect(await asked('/report')).toEqual({ count: 2, first: rows[1] });
  });

  it('are counted by the server where it answers pages', async () => {
    answers.mockResolvedValue({ data: { result: [rows[1]], total: 12 } } as never);
    expect(await asked('/firms/rows')).toEqual({ count: 12, first: rows[1] });
    const { query } = answers.mock.calls[0]?.[1] ?? {};
    expect(query).toMatchObject({ orderBy: 'due', limit: 1, returnTotal: 'capped' });
    expect(query?.filter).toMatch(/^firmId=5,due<\d{4}-\d\d-\d\d$/);
  });
});

describe('a year to date', () => {
  const chart = {
    name: 'x',
    schema: 'S',
    list: '/x',
    year: 'y',
    month: 'm',
    value: 'v',
    toDay: 'd',
  };
  const sums = (of: object[]) =>
    sumsToDate(of as never, chart, { year: 2026, month: 6, day: '2026-06-15' }, 1);

  it('counts both years up to the same day', () => {
    const of = [
      { y: 2026, m: 5, v: 10, d: 4 },
      { y: 2026, m: 6, v: 7, d: 7 },
      { y: 2025, m: 6, v: 100, d: 30 },
      { y: 2025, m: 7, v: 1000, d: 400 },
    ];
    expect(sums(of)).toEqual({
      value: 17,
      period: '2026',
      before: { value: 30, period: '2025', until: '2025-06-15' },
    });
  });

  it('has nothing to compare with in a first year', () => {
    expect(sums([{ y: 2026, m: 6, v: 7, d: 5 }])).toEqual({ value: 5, period: '2026' });
  });
});
