import { describe, expect, it } from 'vitest';
import { missingValues } from '../../../src/engine/editing/session/missing-values';

const labels = { name1: 'Name', name2: 'Name 2', ort: 'Ort', lkz: 'Land' };
const said = (message: string, ...messageParameters: string[]) =>
  missingValues([{ messageCode: 'msg_x', message, messageParameters }], labels, (of) => of.message);

describe('a message that a field must have a value', () => {
  it.each([
    ['Field name1 must have a value', 'name1'],
    ['The field "NAME1" must have a value.', 'name1'],
    ['Das Feld «Ort» muss einen Wert haben', 'ort'],
    ['Name 2 darf nicht leer sein', 'name2'],
    ['Le champ lkz doit avoir une valeur', 'lkz'],
  ])('«%s» belongs to %s', (message, field) => {
    expect(said(message)).toEqual({ [field]: [message] });
  });

  it('names its field by a parameter first', () => {
    const message = 'Name must have a value';
    expect(said(message, 'lkz')).toEqual({ lkz: [message] });
  });

  it.each([
    'Das Feld name1 ist zu lang',
    'Field colour must have a value',
    'Der Fortgang muss einen Wert haben',
  ])('«%s» belongs to none', (message) => {
    expect(said(message)).toEqual({});
  });
});
