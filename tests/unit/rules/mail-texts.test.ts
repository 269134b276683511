import { describe, expect, test } from 'vitest';
import { addressesProblem, readAddresses } from '../../../schemas/rules/mail-addresses';
import {
  fillTemplate,
  placeholderProblem,
  withSignature,
} from '../../../schemas/rules/mail-template';

describe('addresses of a message', () => {
  test.each([
    ['a@example.com, b@example.com; a@EXAMPLE.com', ['a@example.com', 'b@example.com']],
    ['a@example.com\nb@example.com', ['a@example.com', 'b@example.com']],
    [' ,; ', []],
    [null, []],
  ])('%j', (text, addresses) => {
    expect(readAddresses(text)).toEqual(addresses);
  });

  test.each([
    ['a@example.com, anna@müller.example', undefined],
    ['Anna <a@example.com>', 'msg_mail_addresses'],
    ['a@example.com Bcc: b@example.com', 'msg_mail_addresses'],
    [Array.from({ length: 20 }, (_, n) => `a${n}@example.com`).join(), undefined],
    [Array.from({ length: 21 }, (_, n) => `a${n}@example.com`).join(), 'msg_mail_addresses_many'],
  ])('%.60s: %s', (text, problem) => {
    expect(addressesProblem(text)).toBe(problem);
  });
});

describe('template of a message', () => {
  test('values take the place of placeholders; a line without any is left out', () => {
    const text = '{anrede},\n\nBestellung {bestellnummer}\n{firma}\n\n{bearbeiter}';
    const values = { anrede: 'Guten Tag', bestellnummer: '$& {firma}', firma: '', bearbeiter: 'A' };
    expect(fillTemplate(text, values)).toBe('Guten Tag,\n\nBestellung $& {firma}\n\nA');
  });

  test('what no value is given for stays as it is written', () => {
    expect(fillTemplate('{constructor} { } {x}', {})).toBe('{constructor} { } {x}');
  });

  test.each([
    ['Fällig am {faellig}', 'RECHNUNG', undefined],
    ['Fällig am {faellig}', 'ANGEBOT', 'msg_mail_placeholder'],
    ['Nichts: { } {}', 'ANGEBOT', undefined],
    ['{Belegnummer}', 'RECHNUNG', 'msg_mail_placeholder'],
  ] as const)('%s of %s: %s', (text, art, problem) => {
    expect(placeholderProblem(text, art)).toBe(problem);
  });

  test('a signature stands below the text', () => {
    expect(withSignature('Text\n', ' Anna ')).toBe('Text\n\nAnna');
    expect(withSignature('Text', null)).toBe('Text');
  });
});
