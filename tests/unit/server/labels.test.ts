import { describe, expect, it } from 'vitest';
import { countedRecords, fieldLabel, valueLabels } from '../../../server/http/texts/labels';

describe('labels on the server', () => {
  it('counts records in words, and what it may not name as further records', () => {
    expect(countedRecords('de', 'OpenItem', 1)).toBe('1 offener Posten');
    expect(countedRecords('en', 'ContactPerson', 3)).toBe('3 contact persons');
    expect(countedRecords('fr', 'others', 2)).toBe('2 autres enregistrements');
  });

  it('names fields as the schema does, else as all schemas do, else not at all', () => {
    expect(fieldLabel('de', 'ContactPerson', 'name')).toBe('Nachname');
    expect(fieldLabel('de', 'Role', 'name')).toBe('Name');
    expect(fieldLabel('en', 'Address', 'email')).toBe('E-mail');
    expect(fieldLabel('de', 'Address', 'none')).toBe('none');
  });

  it('lists values with what they are called, also where another field lends its names', () => {
    expect(valueLabels('de', 'SalesDocument', 'belegart')).toContainEqual(['0100', 'Angebot']);
    expect(valueLabels('de', 'DunningLevel', 'stufe')).toEqual(
      valueLabels('de', 'OpenItem', 'mahnstufe'),
    );
    expect(valueLabels('de', 'Address', 'none')).toEqual([]);
  });
});
