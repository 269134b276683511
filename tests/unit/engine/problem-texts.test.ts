import { describe, expect, it } from 'vitest';
import { formats } from '../../../schemas/rules/format-checks';
import de from '../../../locales/de/form.json';
import en from '../../../locales/en/form.json';
import fr from '../../../locales/fr/form.json';
import { fieldsOf } from '../../../src/engine/field/field';
import { keywordProblem } from '../../../src/engine/form/keyword-problem';

const fieldOf = (type: string, format: string) =>
  fieldsOf('Thing', { properties: { x: { type, format } } }, {}).x!;

function textAt(texts: object, key: string): unknown {
  return key
    .replace('form:', '')
    .split('.')
    .reduce<unknown>((part, step) => (part as Record<string, unknown> | undefined)?.[step], texts);
}

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
    expect(key).not.toBe('form:problems.invalid');
    for (const texts of [de, en, fr]) expect(textAt(texts, key)).toBeTypeOf('string');
  });

  it('keeps the words of the specification', () => {
    expect(de.problems.required).toBe('Bitte geben Sie einen Wert ein!');
    expect(de.problems.tooSmall).toBe('Bitte geben Sie einen größeren Wert ein!');
  });

  it('tells the check digit that a GTIN should have', () => {
    const problem = keywordProblem(
      { instancePath: '/x', keyword: 'format', params: { format: 'gtin' } },
      fieldOf('string', 'gtin'),
      '4006381333930',
    );
    expect(problem).toEqual({ key: 'form:problems.checkDigit', params: { expected: 1 } });
  });
});
