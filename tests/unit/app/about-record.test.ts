import { expect, test } from 'vitest';
import { aboutRecord } from '../../../src/app/reminders/about-record';

const registry = {
  codes: { Address: 'ADR', Person: 'ANS' },
  entries: [
    { name: 'addresses', schema: 'Address', standalone: true, calls: [] },
    { name: 'persons', schema: 'Person', standalone: false, calls: [] },
  ],
};
const last = { path: '/addresses/7', screen: 'addresses', title: 'Müller GmbH' };
const about = (pathname: string, visits = [last], tables = ['ADR']) =>
  aboutRecord(registry, { pathname, visits, tables });

test('the record that is open, in whichever tab', () => {
  const record = { tabelle: 'ADR', tabelleId: 7, title: 'Müller GmbH' };
  expect(about('/addresses/7')).toEqual(record);
  expect(about('/addresses/7/masterdata')).toEqual(record);
});

test('none elsewhere, and none that a reminder cannot be about', () => {
  expect(about('/addresses/71')).toBeUndefined();
  expect(about('/home')).toBeUndefined();
  expect(about('/addresses/7', [last], ['ART'])).toBeUndefined();
});

test('of what reminders cannot be about, the record that it stands in', () => {
  const person = { path: '/addresses/7/persons/3', screen: 'persons', title: 'Anna' };
  const address = { tabelle: 'ADR', tabelleId: 7, title: 'Müller GmbH' };
  expect(about(person.path, [person, last])).toEqual(address);
  // Nobody has opened the address itself.
  expect(about(person.path, [person])).toEqual({ ...address, title: 'Anna' });
  expect(about(person.path, [person, last], ['ADR', 'ANS'])).toMatchObject({ tabelle: 'ANS' });
});
