// @vitest-environment jsdom
import { describe, expect, it, test } from 'vitest';
import { cardBody } from '../../../../src/engine/views/list/cards/card-body';
import type { GridColumn } from '../../../../src/engine/views/list/rows/grid-column';
import type { RowContent } from '../../../../src/engine/views/list/rows/row-body';
import { RowView } from '../../../../src/engine/views/list/rows/row-view';
import {
  lookAttributes,
  lookColors,
  type Look,
} from '../../../../src/engine/views/values/presentation';
import { listField } from './support/list-fields';

const late = { text: 'Überfällig', tone: 'red' } as const;

test.each<[Look, string | undefined]>([
  [{}, undefined],
  [{ news: 'Anna: geändert' }, 'Anna: geändert'],
  [{ tone: late }, 'Überfällig'],
  [{ tone: late, news: 'Anna: geändert' }, 'Überfällig · Anna: geändert'],
  [{ tone: late, waiting: 'Noch nicht übertragen' }, 'Überfällig · Noch nicht übertragen'],
])('what is seen around a record is said, too: %o', (look, said) => {
  expect(lookAttributes(look)).toEqual({
    'data-news': look.news === undefined ? undefined : '',
    'data-waiting': look.waiting === undefined ? undefined : '',
    'data-tip': said,
    'aria-description': said,
  });
  expect(lookColors(look)['--tone']).toBe(look.tone && 'var(--k-tone-red)');
});

describe('a row', () => {
  const body = () => ({
    className: 'row',
    cells: [],
    check: undefined,
    write: () => undefined,
    clear: () => undefined,
  });
  const content = (look: Look): RowContent => ({
    of: { record: {}, title: '', href: '', ...look },
    texts: [],
  });
  const state = { activeColumn: -1, selected: undefined, keyOnly: false };

  it('wears the look of its record, and takes it off for the next one', () => {
    const view = new RowView(document.body, body, '');
    view.show(0, 0, content({ tone: late }), state);
    expect(view.element.getAttribute('aria-description')).toBe('Überfällig');
    expect(view.element.style.getPropertyValue('--tone')).toBe('var(--k-tone-red)');
    view.show(1, 20, content({}), state);
    expect(view.element.hasAttribute('aria-description')).toBe(false);
    expect(view.element.style.getPropertyValue('--tone')).toBe('');
    view.show(2, 40, content({ tone: late }), state);
    view.show(3, 60, undefined, state);
    expect(view.element.hasAttribute('data-tip')).toBe(false);
    view.show(2, 40, content({}), state);
    view.show(2, 40, content({ waiting: 'Noch nicht übertragen' }), state);
    expect(view.element.getAttribute('aria-description')).toBe('Noch nicht übertragen');
    expect(view.element.hasAttribute('data-waiting')).toBe(true);
  });
});

describe('a card', () => {
  const status = (text: string) =>
    ({
      field: { ...listField('status', 'text'), metadata: { tones: { 1: 'blue' } } },
      label: 'Status',
      short: 'Status',
      role: 'status',
      cell: (cell: HTMLElement) => (shown: { text: string }) => {
        cell.textContent = shown.text;
      },
      format: () => text,
    }) as unknown as GridColumn;
  const badgesOf = (text: string, tone: Look['tone']) => {
    const row = document.createElement('div');
    const body = cardBody([status(text)], [], {
      check: undefined,
      more: undefined,
      narrow: false,
    })(row);
    const of = { record: { status: 1 }, title: 'Amboss', href: '', tone };
    body.write({ of, texts: [text] }, false);
    return row.textContent;
  };

  it('says the rule that colours it before its states, unless one of these says the same', () => {
    expect(badgesOf('offen', late)).toContain('Überfälligoffen');
    expect(badgesOf('Überfällig', late).match(/Überfällig/g)).toHaveLength(1);
    expect(badgesOf('offen', undefined)).not.toContain('Überfällig');
  });
});
