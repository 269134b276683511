import type { PrintedDocument } from '../../../../schemas/print/document/printed-document';
import { unprintableTexts } from '../../../../schemas/print/unprintable-texts';
import type { UnprintableLetters } from '../../../../schemas/rules/document-check';
import { fieldLabel } from '../../../http/texts/labels';
import type { Language } from '../../../http/texts/language';
import { companyParameters, type LetterCompany } from '../../../print/letter-company';
import type { DocumentRow } from '../document-row';

interface Line {
  id: number;
  position: number;
}

/** Finds the characters of a document that its paper cannot show (`printed`), at the field that they come from. */
export function unprintableIn(
  printed: PrintedDocument,
  document: DocumentRow,
  lines: readonly Line[],
  company: LetterCompany,
  language: Language,
): UnprintableLetters[] {
  return unprintableTexts(printed).map(({ path, letters }) => {
    const found = { letters, positionId: null, tabelle: null, tabelleId: null } as const;
    const [part = '', name = '', member] = path.split('.');
    if (part === 'lines') {
      const line = lines[Number(name)];
      const label = fieldLabel(language, 'Position', member ?? '');
      const wo = `${fieldLabel(language, 'Position', 'position')} ${line?.position ?? ''}, ${label}`;
      return { ...found, feld: member ?? null, wo, positionId: line?.id ?? null };
    }
    const parameter = part === 'company' ? parameterOf(name) : undefined;
    if (parameter) {
      const tabelleId = company.ids[parameter];
      const feld = `FIRMA.${parameter}`;
      return { ...found, feld, wo: feld, tabelle: 'SYS', tabelleId } as const;
    }
    const feld = fieldOf(part, name, document, letters);
    return { ...found, feld, wo: feld === null ? '' : fieldLabel(language, 'SalesDocument', feld) };
  });
}

/** Parameter behind a text: `geschaeftsfuehrer` of the printed company → GESCHAEFTSFUEHRER. */
function parameterOf(name: string) {
  const parameter = name === 'register' ? 'HANDELSREGISTER' : name.toUpperCase();
  return companyParameters.find((one) => one === parameter);
}

/** Field of the document that a text of its paper comes from; null where it is none of its own. */
function fieldOf(
  part: string,
  name: string,
  document: DocumentRow,
  letters: readonly string[],
): string | null {
  if (name === 'namen') {
    const names = ['name1', 'name2', 'name3'] as const;
    return names.find((one) => letters.some((letter) => document[one]?.includes(letter))) ?? null;
  }
  const from: Readonly<Record<string, string>> = {
    'recipient.ansprechpartner': 'ansprechpartnerId',
    'head.briefanrede': 'ansprechpartnerId',
    'head.bearbeiter': 'benutzerId',
    'head.bearbeiterTelefon': 'benutzerId',
    'head.bearbeiterEmail': 'benutzerId',
    'payment.zahlungsart': 'zahlungsart',
  };
  const field = from[`${part}.${name}`] ?? name;
  return field in document ? field : null;
}
