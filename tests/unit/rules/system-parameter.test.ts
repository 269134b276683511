import { expect, test } from 'vitest';
import { mayBeEmpty, parameterProblem } from '../../../schemas/rules/system-parameter';

test.each([
  ['JANEIN', ['J', 'N'], ['', 'j', 'Ja', '1'], 'msg_parameter_yes_no'],
  ['MONAT', ['1', '12'], ['0', '13', '01', 'Mai'], 'msg_parameter_month'],
  ['GANZZAHL', ['0', '-3', '4711'], ['1.5', '007', '-0', '1e3'], 'msg_parameter_number'],
  ['BETRAG', ['0', '1000', '99.95'], ['-1', '1,5', '1.234', '1e3'], 'msg_parameter_amount'],
  ['ADRESSE', ['https://example.com/x'], ['javascript:alert(1)', 'x'], 'msg_format_web_address'],
  ['ERECHNUNG', ['KEINE', 'ZUGFERD', 'XRECHNUNG_UBL'], ['', 'PDF'], 'msg_parameter_e_invoice'],
  ['TEXT', ['', 'was auch immer'], [], ''],
])('%s', (typ, good, bad, code) => {
  for (const wert of good) expect(parameterProblem(typ, wert)).toBeUndefined();
  for (const wert of bad) expect([wert, parameterProblem(typ, wert)]).toEqual([wert, code]);
});

test('only texts and addresses may be empty', () => {
  expect(['TEXT', 'ADRESSE'].every(mayBeEmpty)).toBe(true);
  expect(['JANEIN', 'MONAT', 'GANZZAHL', 'BETRAG'].some(mayBeEmpty)).toBe(false);
});
