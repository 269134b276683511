import { enumLabels } from '../../http/enum-label';
import type { Language } from '../../http/language';

/** The document types that there are, named in a language (`enums.json`). */
export function documentTypes(language: Language): { belegart: string; bezeichnung: string }[] {
  return enumLabels(language, 'SalesDocument', 'belegart').map(([belegart, bezeichnung]) => ({
    belegart,
    bezeichnung,
  }));
}
