import type { lackingTerms } from '../../../../schemas/e-invoice/lacking-terms';
import { fieldLabel } from '../../../http/texts/labels';
import type { Language } from '../../../http/texts/language';

/** Names what an e-invoice lacks: the rule that demands it, and the field that it comes from. */
export function lackOf(
  { rule, from: [schema, field] }: ReturnType<typeof lackingTerms>[number],
  language: Language,
): [rule: string, field: string] {
  return [rule, schema === 'SystemParameter' ? field : fieldLabel(language, schema, field)];
}
