import { describe, expect, it } from 'vitest';
import { cardRoles } from '../../../../src/engine/views/list/cards/card-roles';
import { standardFields } from '../../../support/standard-fields';

const text = { type: ['string', 'null'] };
const fields = standardFields(
  'Firm',
  {
    properties: {
      name: { type: 'string' },
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
const rolesOf = (shown: string[], some = summary) =>
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

  it('is nothing that the user may not see', () => {
    expect(rolesOf(['name', 'cost'], { ...summary, figure: fields.cost })).not.toHaveProperty(
      'cost',
    );
  });
});
