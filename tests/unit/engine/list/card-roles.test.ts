import { describe, expect, it } from 'vitest';
import { cardRoles, withLead } from '../../../../src/engine/views/list/cards/card-roles';
import { standardFields } from '../../../support/standard-fields';

const text = { type: ['string', 'null'] };
const fields = standardFields(
  'Firm',
  {
    properties: {
      name: { type: 'string' },
      number: { type: 'string', 'x-unique': true },
      city: text,
      phone: { ...text, format: 'phone' },
      mobile: { ...text, format: 'phone' },
      email: { ...text, format: 'email' },
      owed: { type: 'number', format: 'money' },
      kind: { type: 'string', enum: ['A', 'B'] },
      cost: { type: 'number', format: 'money' },
      since: { ...text, format: 'date' },
    },
  },
  {},
);
const available = Object.keys(fields).filter((name) => name !== 'cost');
const of = (...names: string[]) => names.flatMap((name) => fields[name] ?? []);
const summary = {
  subtitle: of('city'),
  figure: fields.owed,
  status: of('kind'),
  facts: of('phone', 'mobile', 'email'),
  picture: undefined,
};
const rolesOf = (shown: string[], some: Parameters<typeof cardRoles>[0] = summary) =>
  Object.fromEntries(cardRoles(some, { declared: ['name', 'city'], shown, available }, fields));

describe('what a card shows', () => {
  it('is the summary, of several numbers to call the first', () => {
    expect(rolesOf(['name', 'city'])).toEqual({
      city: 'subtitle',
      owed: 'figure',
      kind: 'status',
      phone: 'contact',
      email: 'contact',
    });
  });

  it('is also what the user added to the columns', () => {
    expect(rolesOf(['name', 'since', 'owed'])).toMatchObject({ since: 'added', owed: 'figure' });
  });

  it('is led by the name of what has a number, too', () => {
    const led = withLead({ title: ['number', 'name'], fields }, summary);
    expect(rolesOf([], led)).toMatchObject({ name: 'lead', number: 'subtitle', city: 'subtitle' });
    expect(Object.keys(rolesOf([], led)).slice(1, 3)).toEqual(['number', 'city']);
    // What has only one of both is called as everywhere.
    for (const title of [['name'], ['number']]) {
      expect(withLead({ title, fields }, summary)).toBe(summary);
    }
  });

  it('is nothing that the user may not see', () => {
    expect(rolesOf(['name', 'cost'], { ...summary, figure: fields.cost })).not.toHaveProperty(
      'cost',
    );
  });
});
