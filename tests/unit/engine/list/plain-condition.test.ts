import { expect, it } from 'vitest';
import { fieldsOf } from '../../../../src/engine/field/fields-of';
import { conditionText } from '../../../../src/engine/list/filter/condition-text';
import { parseCondition } from '../../../../src/engine/list/filter/parse-condition';
import { plainCondition, plainText } from '../../../../src/engine/list/filter/plain-condition';

const fields = fieldsOf(
  'Thing',
  {
    properties: {
      ort: { type: 'string' },
      iban: { type: 'string', format: 'iban' },
      tag: { type: 'string', format: 'date' },
      menge: { type: 'number' },
    },
  },
  {},
);

it.each(['Ulm', ' Bad Ems ', 'a..b', '>x', '=', '*', '!=Ulm', '', '3', '1.1.2026'])(
  'what is read without the parser is what the parser reads: %j',
  (typed) => {
    for (const field of Object.values(fields)) {
      const plain = plainCondition(field, typed);
      if (!plain) continue;
      expect(plain).toEqual(parseCondition(field, typed));
      expect(plainText(field, plain)).toBe(conditionText(field, plain));
    }
    const { ort } = fields;
    const isPlain = ['Ulm', ' Bad Ems ', 'a..b', '3', '1.1.2026'].includes(typed);
    expect(ort && plainCondition(ort, typed) !== undefined).toBe(isPlain);
  },
);
