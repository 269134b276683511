import { describe, expect, test } from 'vitest';
import { callsOf as callsOfScreen } from '../../../src/engine/screens/calls-of';
import { completeScreen } from '../../../src/engine/define/complete-screen';
import { definePage as writePage } from '../../../src/engine/define/define-screen';
import type { PageDefinition } from '../../../src/engine/define/definition';
import { matchPage } from '../../../src/engine/routes/match-page';
import * as tabTypes from '../../../src/engine/tab-types';
import { permittedCodes } from '../../../src/engine/tab-types/scanner/permitted-codes';

const definePage = (...written: Parameters<typeof writePage>) =>
  completeScreen(writePage(...written), tabTypes) as PageDefinition;
const callsOf = (of: PageDefinition) => callsOfScreen(of, { tabTypes });

const tab = (name: string) => ({
  type: 'scanner' as const,
  name,
  codes: [
    {
      name: 'person',
      schema: 'ContactPerson' as const,
      list: '/stammdaten/ansprechpartner' as const,
      by: ['email' as const],
      title: ['name' as const],
      fields: [],
    },
    {
      name: 'address',
      schema: 'Address' as const,
      list: '/stammdaten/adressen' as const,
      by: ['kundennr' as const],
      title: ['name1' as const],
      fields: [],
      rows: [
        {
          name: 'persons',
          schema: 'ContactPerson' as const,
          list: '/stammdaten/adressen/{adresseId}/ansprechpartner' as const,
          by: { adresseId: 'id' as const },
          columns: ['name' as const, { field: 'email' as const, width: 200 }],
        },
      ],
    },
  ],
});
const page = definePage('finder', { tabs: [tab('scan'), tab('again')] });
const [scan] = page.tabs;
const codes = scan?.type === 'scanner' ? scan.codes : [];

describe('a screen without list and record', () => {
  test('gets columns, order and links of its rows', () => {
    expect(page).toMatchObject({ name: 'finder', standalone: true });
    expect(codes[1]?.rows[0]).toMatchObject({
      columns: [{ field: 'name' }, { field: 'email', width: 200 }],
      order: ['name'],
      codes: [],
    });
    expect(codes[0]?.rows).toEqual([]);
  });

  test('needs tabs, each with a name of its own', () => {
    expect(() => definePage('finder', { tabs: [] })).toThrow(/at least one tab/);
    expect(() => definePage('finder', { tabs: [tab('scan'), tab('scan')] })).toThrow(/«scan»/);
  });

  test('is found by its path', () => {
    expect(matchPage(page, '')?.tab).toBe('scan');
    expect(matchPage(page, 'again')?.tab).toBe('again');
    expect(matchPage(page, 'other')).toBeUndefined();
    expect(matchPage(page, 'scan/5')).toBeUndefined();
  });

  test('is filled by the rows of its codes, or by their lists where there are none', () => {
    expect(callsOf(page)).toEqual([
      'GET /stammdaten/ansprechpartner',
      'GET /stammdaten/adressen/{adresseId}/ansprechpartner',
    ]);
  });

  test('shows figures and rows, too, each filled by calls of its own', () => {
    const figures = definePage('figures', {
      tabs: [
        {
          type: 'charts',
          name: 'charts',
          charts: [
            {
              name: 'turnover',
              schema: 'TurnoverRow',
              list: '/auswertungen/umsatzstatistik/daten',
              year: 'jahr',
              month: 'monat',
              value: 'summe',
            },
          ],
        },
        {
          type: 'list',
          name: 'rows',
          schema: 'Backorder',
          list: '/auswertungen/auftragsrueckstaende/daten',
          columns: ['belegnummer'],
        },
      ],
    });
    expect(figures.tabs[1]).toMatchObject({ columns: [{ field: 'belegnummer' }], totals: [] });
    expect(callsOf(figures)).toEqual([
      'GET /auswertungen/umsatzstatistik/daten',
      'GET /auswertungen/auftragsrueckstaende/daten',
    ]);
  });

  test('looks up what the user may see, with the rows that he may see', () => {
    const names = (...closed: string[]) =>
      permittedCodes(codes, (call) => !closed.includes(call)).map(
        ({ name, rows }) => `${name} ${rows.length}`,
      );
    expect(names()).toEqual(['person 0', 'address 1']);
    expect(names('GET /stammdaten/ansprechpartner')).toEqual(['address 1']);
    expect(names('GET /stammdaten/adressen/{adresseId}/ansprechpartner')).toEqual(['person 0']);
  });
});
