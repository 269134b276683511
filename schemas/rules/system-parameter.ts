import { isEInvoiceFormat } from '../e-invoice/formats';
import { readBusinessHours } from './business-hours';
import { dayOfText } from './plausible-date';
import { readDeadlines } from './ticket-states';
import { isWebAddress } from './web-address';

/** Kind of a parameter's value → the key under `messages.` that says what it takes, and its check. */
const kinds: Readonly<Record<string, [code: string, test: (text: string) => boolean]>> = {
  JANEIN: ['msg_parameter_yes_no', (text) => text === 'J' || text === 'N'],
  MONAT: ['msg_parameter_month', (text) => /^([1-9]|1[0-2])$/.test(text)],
  GANZZAHL: ['msg_parameter_number', (text) => /^(0|-?[1-9]\d{0,14})$/.test(text)],
  DATUM: ['msg_parameter_date', (text) => dayOfText(text) !== undefined],
  BETRAG: ['msg_parameter_amount', (text) => /^(0|[1-9]\d{0,10})(\.\d{1,2})?$/.test(text)],
  ADRESSE: ['msg_format_web_address', isWebAddress],
  FRISTEN: ['msg_parameter_deadlines', (text) => readDeadlines(text) !== undefined],
  ZEITEN: ['msg_parameter_hours', (text) => readBusinessHours(text) !== undefined],
  ERECHNUNG: ['msg_parameter_e_invoice', (text) => text === 'KEINE' || isEInvoiceFormat(text)],
  // Its picture is a property of its own.
  BILD: ['msg_parameter_picture', () => false],
};

/** Finds what is wrong with a system parameter's value: a key under `messages.`; undefined when nothing is. */
export function parameterProblem(typ: string, wert: string): string | undefined {
  const [code, test] = kinds[typ] ?? [];
  return test === undefined || test(wert) ? undefined : code;
}

/** Tells whether a parameter of this kind may have no value. */
export function mayBeEmpty(typ: string): boolean {
  return ['TEXT', 'ADRESSE', 'DATUM', 'ROLLEN', 'BILD'].includes(typ);
}

/** The roles that a parameter of kind ROLLEN names, separated by commas. */
export function rolesNamedBy(wert: string | null): string[] {
  return (wert ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}
