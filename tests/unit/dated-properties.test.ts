import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Days that somebody writes and that may be any: why. */
const any: Readonly<Record<string, string>> = {
  'Address.erstkontakt': 'a rule of its own: no later than today',
  'ContactPerson.birthday': 'a rule of its own: from 1900 to today',
  'Asset.beginnGarantie': 'of things of any age',
  'Asset.endeGarantie': 'of things of any age',
  'SpecialPricePeriod.gueltigVon': 'a period may be open',
  'SpecialPricePeriod.gueltigBis': 'a period may be open',
  'Clarification.bis': 'a rule of its own: from today to when somebody can be reminded',
  'Reminder.erinnerungDatum': 'a rule of its own: five years ahead',
  'Activity.wiedervorlageDatum': 'a rule of its own: five years ahead',
};

test('every day that is written in the contract says of what kind it is, or why not', () => {
  interface Property {
    format?: string;
    readOnly?: boolean;
    'x-dated'?: string;
  }
  const { components } = JSON.parse(readFileSync('schemas/generated/openapi.json', 'utf8')) as {
    components: {
      schemas: Record<string, { 'x-resource'?: unknown; properties?: Record<string, Property> }>;
    };
  };
  const silent = Object.entries(components.schemas).flatMap(([schema, { properties, ...rest }]) =>
    Object.entries(properties ?? {}).flatMap(
      ([name, { format = '', readOnly, 'x-dated': dated }]) => {
        const isDay = format === 'date' || format === 'local-date-time';
        const isWritten = 'x-resource' in rest || schema in any;
        return isDay && isWritten && readOnly !== true && dated === undefined
          ? [`${schema}.${name}`]
          : [];
      },
    ),
  );
  expect(silent.filter((name) => !(name in any))).toEqual([]);
});
