import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Bounds {
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

interface Contract {
  components: { schemas: Record<string, { properties?: Record<string, Bounds> }> };
}

const { schemas } = (JSON.parse(readFileSync('schemas/generated/openapi.json', 'utf8')) as Contract)
  .components;

const remark = { maxLength: 1000 };

/** What 3-decisions §3.4 says of service and times. */
test.each<[string, string, Bounds]>([
  ['ServiceOrder', 'auftragsbeschreibung', { maxLength: 8000 }],
  ['PlanningItem', 'auftragsbeschreibung', { maxLength: 8000 }],
  ['PlanningItem', 'bemerkung', remark],
  ['PlanningItem', 'strecke', { minimum: 0, maximum: 2000 }],
  ['SiteArrival', 'strecke', { minimum: 0, maximum: 2000 }],
  ['ExtraWork', 'strecke', { minimum: 1, maximum: 2000 }],
  ['ExtraWork', 'kosten', { minimum: 1, maximum: 99_999 }],
  ['ExtraWork', 'bemerkung', remark],
  ['WorkTime', 'bemerkung', remark],
  ['TaskRemark', 'bemerkung', remark],
  ['PhoneCompletion', 'bemerkung', remark],
  // It is kept as the remark of the visit.
  ['Suspension', 'grund', remark],
  ['SubsequentBooking', 'kommentar', { maxLength: 200 }],
  ['CalendarEntry', 'Kommentar', { maxLength: 200 }],
])('%s.%s has the bounds that were decided', (name, property, bounds) => {
  expect(schemas[name]?.properties?.[property]).toMatchObject(bounds);
});
