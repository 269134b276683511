import i18next from 'i18next';
import { recordTitle } from '../../../schemas/rules/record-title';
import type { AnyRecord } from '../define/definition';
import type { Field } from '../fields/field';
import { valueFormatter, valueKeys, type ValueTexts } from '../fields/value-formatter';
import type { Place } from '../screens/place';

/** Returns the title as far as it is known at once: what would be a code or an id is left out. */
export function titleText({ title, fields }: Place, record: AnyRecord): string {
  return recordTitle(title, record, (name, value) => {
    const field = fields[name];
    if (!field) return '';
    return valueFormatter(
      field,
      knownTexts(field, () => ''),
    )(value);
  });
}

/** Returns the texts known without reading anything; `lookup`: the text of a value that refers to a record. */
export function knownTexts(field: Field, lookup: ValueTexts['lookup']): ValueTexts {
  return {
    language: i18next.language,
    boolean: (is) => i18next.t(is ? 'form:yes' : 'form:no'),
    rows: (count) => i18next.t('form:rows', { count }),
    enumeration: (one) => i18next.t(...valueKeys(field, one)),
    lookup,
    of: (part) => knownTexts(part, lookup),
  };
}
