import type { DemoAddress } from './address';
import { makeAddress } from './make-address';
import { makePerson, type DemoPerson } from './person';
import type { DemoCalendar } from '../../../demo/calendar';
import { createRandom } from '../../../demo/random';

const ADDRESSES = 2000;
const PERSONS = 3500;

/** Contact persons per company: most have one or two, a few large ones up to twelve. */
const personCounts = [0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5, 7] as const;
const MOST_PERSONS = 12;

/**
 * The demo company: customers, suppliers and prospects of a German trading and service company,
 * 2,000 addresses and 3,500 contact persons. Pure and repeatable; every record draws from a stream
 * of its own, so that a change to one leaves the others as they are.
 */
export function demoCompany(calendar: DemoCalendar): {
  addresses: DemoAddress[];
  persons: DemoPerson[];
} {
  const taken = new Set<string>();
  const addresses = Array.from({ length: ADDRESSES }, (_, index) =>
    makeAddress(calendar, index + 1, index / ADDRESSES, createRandom(index + 1), taken),
  );
  const counts = countPersons(addresses);
  const owners = addresses.flatMap((address, index) =>
    Array.from({ length: counts[index] ?? 0 }, (_, rank) => ({ address, rank })),
  );
  const persons = owners.map(({ address, rank }, index) =>
    makePerson(calendar, index + 1, address, rank, createRandom(1_000_000 + index)),
  );
  return { addresses, persons };
}

/** Draws the number of contact persons of each address, PERSONS in total; private people have none. */
function countPersons(addresses: readonly DemoAddress[]): number[] {
  const random = createRandom(0);
  const isCompany = addresses.map(({ personenart }) => personenart === 'LEGAL');
  const counts = isCompany.map((company) => {
    if (!company) return 0;
    return random.chance(0.02) ? random.int(8, MOST_PERSONS) : random.pick(personCounts);
  });
  let missing = PERSONS - counts.reduce((sum, count) => sum + count, 0);
  while (missing !== 0) {
    const index = random.int(0, counts.length - 1);
    const next = (counts[index] ?? 0) + Math.sign(missing);
    if (!isCompany[index] || next < 0 || next > MOST_PERSONS) continue;
    counts[index] = next;
    missing -= Math.sign(missing);
  }
  return counts;
}
