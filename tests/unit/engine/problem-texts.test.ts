import { beforeAll, describe, expect, it } from 'vitest';
import { standardFieldTypes } from '../../../src/engine/fields';
import { loadFieldEditing } from '../../../src/engine/editing/load-editing';
import { formats } from '../../../schemas/rules/format-checks';
import de from '../../../locales/de/problems.json';
import en from '../../../locales/en/problems.json';
import fr from '../../../locales/fr/problems.json';
import { standardFields } from '../../support/standard-fields';
import { keywordProblem } from '../../../src/engine/editing/validation/keyword-problem';

const fieldOf = (type: string, format: string) =>
  standardFields('Thing', { properties: { x: { type, format } } }, {}).x!;

function textAt(texts: object, key: string): unknown {
  return key
    .replace('problems:', '')
    .split('.')
    .reduce<unknown>((part, step) => (part as Record<string, unknown> | undefined)?.[step], texts);
}

beforeAll(() => loadFieldEditing(standardFieldTypes));

describe('problem texts', () => {
  it.each(Object.entries(formats))('has a text of its own for format %s', (format, check) => {
    const numeric = typeof check === 'object' && 'type' in check;
    const type = !numeric ? 'string' : format === 'int64' ? 'integer' : 'number';
    const subject = fieldOf(format === 'duration-minutes' ? 'integer' : type, format);
    const { key } = keywordProblem(
      { instancePath: '/x', keyword: 'format', params: { format } },
      subject,
      '?',
    );
    expect(key).not.toBe('problems:invalid');
    for (const texts of [de, en, fr]) expect(textAt(texts, key)).toBeTypeOf('string');
  });

  it('keeps the words of the specification', () => {
    expect(de.required).toBe('Bitte geben Sie einen Wert ein!');
    expect(de.tooSmall).toBe('Bitte geben Sie einen größeren Wert ein!');
  });

  it('tells the check digit that a GTIN should have', () => {
    const problem = keywordProblem(
      { instancePath: '/x', keyword: 'format', params: { format: 'gtin' } },
      fieldOf('string', 'gtin'),
      '4006381333930',
    );
    expect(problem).toEqual({ key: 'problems:checkDigit', params: { expected: 1 } });
  });

  it.each<[string, string, Record<string, unknown>, unknown, object]>([
    [
      'string/iban',
      'format',
      { format: 'iban' },
      'DE0212030000000020205',
      { key: 'problems:ibanLength', params: { country: 'DE', expected: 22, length: 21 } },
    ],
    [
      'string/iban',
      'format',
      { format: 'iban' },
      'DE03120300000000202051',
      { key: 'problems:format.iban' },
    ],
    ['string/iban', 'format', { format: 'iban' }, 'XX03', { key: 'problems:format.iban' }],
    [
      'string/date-time',
      'format',
      { format: 'date-time' },
      '29.3.2026 2:30',
      { key: 'problems:clockSkipped' },
    ],
    [
      'string/date-time',
      'format',
      { format: 'date-time' },
      'bald',
      { key: 'problems:format.date-time' },
    ],
    ['integer/duration-minutes', 'type', {}, 'lange', { key: 'problems:format.duration-minutes' }],
    ['array/', 'minItems', { limit: 1 }, [], { key: 'problems:required' }],
    ['array/', 'minItems', { limit: 2 }, [1], { key: 'problems:minItems', params: { limit: 2 } }],
    [
      'array/',
      'maxItems',
      { limit: 2 },
      [1, 2, 3],
      { key: 'problems:maxItems', params: { limit: 2 } },
    ],
    ['array/', 'type', {}, ['x'], { key: 'problems:notListed' }],
    [
      'number/quantity',
      'format',
      { format: 'quantity' },
      1.005,
      { key: 'problems:scale', params: { scale: 2 } },
    ],
  ])('of %s, keyword %s %j', (kind, keyword, params, value, expected) => {
    const [type = '', format = ''] = kind.split('/');
    expect(
      keywordProblem({ instancePath: '/x', keyword, params }, fieldOf(type, format), value),
    ).toEqual(expected);
  });

  it.each([
    [1, { key: 'problems:notInteger' }],
    [0.1, { key: 'problems:scale', params: { scale: 1 } }],
  ])('of a figure in steps of %d', (multipleOf, expected) => {
    const { x } = standardFields(
      'Thing',
      { properties: { x: { type: 'number', multipleOf } } },
      {},
    );
    const problem = { instancePath: '/x', keyword: 'multipleOf', params: { multipleOf } };
    expect(keywordProblem(problem, x!, 0.25)).toEqual(expected);
  });
});
