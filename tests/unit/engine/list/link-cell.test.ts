// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { linkCell } from '../../../../src/engine/views/list/rows/cells';
import { listField } from './support/list-fields';
import type { GridColumn } from '../../../../src/engine/views/list/rows/grid-column';

const column = (type: string) => ({ field: listField('it', type) }) as unknown as GridColumn;

describe('a cell that can be followed', () => {
  it('calls a number without country code in the country of its row', () => {
    const cell = document.createElement('div');
    const write = linkCell(cell, column('phone'));
    const href = () => cell.querySelector('a')?.getAttribute('href');
    write({ text: '01 234567', value: '01 234567', country: 'AT' });
    expect(href()).toBe('tel:+431234567');
    write({ text: '030 123456', value: '030 123456', country: 'DE' });
    expect(href()).toBe('tel:+4930123456');
    write({ text: '+33 1 23456789', value: '+33 1 23456789', country: 'DE' });
    expect(href()).toBe('tel:+33123456789');
    write({ text: '', value: null });
    expect(href()).toBeNull();
  });
});
