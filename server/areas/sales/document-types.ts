import { valueLabels } from '../../http/labels';
import type { Language } from '../../http/language';

/** The document types that there are, named in a language. */
export function documentTypes(language: Language): { belegart: string; bezeichnung: string }[] {
  return valueLabels(language, 'SalesDocument', 'belegart').map(([belegart, bezeichnung]) => ({
    belegart,
    bezeichnung,
  }));
}
