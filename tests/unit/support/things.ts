import type { EntitySchema } from '../../../src/engine/application/entity-schema';
import { standardFields } from '../../support/standard-fields';
import type { AnyFieldMetadata, Lookup } from '../../../schemas/define';

/** A made-up entity with a field of every kind. */
const schema: EntitySchema = {
  required: ['name'],
  properties: {
    id: { type: 'integer', readOnly: true },
    name: { type: 'string', minLength: 1, maxLength: 50 },
    code: { type: ['string', 'null'], maxLength: 10 },
    note: { type: ['string', 'null'] },
    count: { type: ['integer', 'null'] },
    weight: { type: ['number', 'null'], format: 'weight' },
    quantity: { type: ['number', 'null'], format: 'quantity' },
    price: { type: ['number', 'null'], format: 'money' },
    discount: { type: ['number', 'null'], format: 'percent' },
    chance: { type: ['number', 'null'], format: 'percent', multipleOf: 1 },
    bought: { type: ['string', 'null'], format: 'date' },
    active: { type: 'boolean', default: true },
    state: { type: ['string', 'null'], enum: ['NEW', 'USED', null] },
    owner: { type: ['integer', 'null'] },
    maker: { type: ['integer', 'null'] },
    greeting: { type: ['string', 'null'] },
    country: { type: ['string', 'null'], format: 'country' },
    email: { type: ['string', 'null'], format: 'email' },
    phone: { type: ['string', 'null'], format: 'phone' },
    web: { type: ['string', 'null'], format: 'web-address' },
    iban: { type: ['string', 'null'], format: 'iban' },
    vat: { type: ['string', 'null'], format: 'vat-id' },
    gtin: { type: ['string', 'null'], format: 'gtin' },
    pieces: { type: ['number', 'null'], format: 'quantity', multipleOf: 1 },
    time: { type: ['string', 'null'], format: 'local-time' },
    zonedTime: { type: ['string', 'null'], format: 'time' },
    meeting: { type: ['string', 'null'], format: 'local-date-time' },
    moment: { type: ['string', 'null'], format: 'date-time' },
    duration: { type: ['integer', 'null'], format: 'duration-minutes' },
    tone: { type: ['string', 'null'], format: 'tone' },
    features: { type: 'array', items: { type: 'string', enum: ['QUIET', 'SMALL', 'TOUGH'] } },
    team: { type: 'array', items: { type: 'integer' } },
    title: { type: ['string', 'null'] },
    secret: { type: ['number', 'null'], 'x-right': 'SECRETS' },
    reason: { type: ['string', 'null'] },
  },
};

const metadata: Readonly<Record<string, AnyFieldMetadata>> = {
  note: { multiline: true },
  owner: { lookup: 'user' },
  maker: { lookup: 'maker' },
  team: { lookup: 'user' },
  state: { tones: { NEW: 'green', USED: 'grey' } },
  greeting: { lookup: 'greeting' },
  title: {
    computed: {
      from: ['name', 'greeting'],
      value: (thing, { choice, parent }) =>
        [choice('greeting')?.long, thing.name, parent?.suffix].filter(Boolean).join(' ') || null,
    },
  },
  reason: { when: (thing) => thing.state === 'USED' },
};

export const thingFields = standardFields('Thing', schema, metadata);

export const thingLookups: Readonly<Record<string, Lookup>> = {
  user: { path: '/users', value: 'id', title: ['name'], blocked: 'gone' },
  maker: { screen: 'makers', path: '/makers', value: 'id', title: ['name'] },
  greeting: { path: '/greetings', value: 'text', title: ['text'], open: true },
  country: { path: '/countries', value: 'code', title: ['name'] },
};

/** Answers of the lists' paths. */
export const thingRows: Readonly<Record<string, readonly object[]>> = {
  '/users': [
    { id: 1, name: 'Anna Albers', gone: false },
    { id: 2, name: 'Bert Bauer', gone: true },
    { id: 3, name: 'Çem Demir', gone: false },
    { id: 0, name: 'System', gone: false },
  ],
  '/greetings': [
    { text: 'Frau', long: 'Liebe Frau' },
    { text: 'Herr', long: 'Lieber Herr' },
  ],
  '/countries': [
    { code: 'DE', name: 'Deutschland' },
    { code: 'DK', name: 'Dänemark' },
    { code: 'AT', name: 'Österreich' },
    { code: 'CH', name: 'Schweiz' },
  ],
};

/** Its German texts. */
export const thingTexts = {
  entities: {
    Thing: {
      sections: { main: 'Stammdaten', more: 'Weiteres' },
      fields: Object.fromEntries(Object.keys(thingFields).map((name) => [name, `Feld ${name}`])),
      values: {
        state: { NEW: 'Neuware', USED: 'Gebraucht' },
        features: { QUIET: 'Leise', SMALL: 'Klein', TOUGH: 'Robust' },
      },
    },
  },
};
