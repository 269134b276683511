import { valueLabel } from '../../../http/texts/labels';
import type { Language } from '../../../http/texts/language';
import type { DocumentRow } from '../document-row';

/** Title of a document: «Rechnung RE26-00017»; the type alone where there is no number yet. */
export function titleOf({ belegart, belegnummer }: DocumentRow, language: Language): string {
  const type = valueLabel(language, 'SalesDocument', 'belegart', belegart);
  return belegnummer === null ? type : `${type} ${belegnummer}`;
}
