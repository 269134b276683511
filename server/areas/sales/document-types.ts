import { documentTypes as types } from '../../../schemas/rules/document-types';
import { valueLabels } from '../../http/texts/labels';
import type { Language } from '../../http/texts/language';

/** Document types by their codes, named in a language. */
export function documentTypes(language: Language) {
  return valueLabels(language, 'SalesDocument', 'belegart')
    .flatMap(([belegart, bezeichnung]) => {
      const type = types[belegart];
      if (!type) return [];
      const { kategorie, gesperrt } = type;
      return [{ belegart, bezeichnung, kategorie, gesperrt }];
    })
    .sort((one, other) => (one.belegart < other.belegart ? -1 : 1));
}
