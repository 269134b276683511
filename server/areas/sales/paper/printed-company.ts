import { countryName } from '../../../../schemas/rules/country';
import type {
  PrintedCompany,
  PrintedLogo,
} from '../../../../schemas/print/document/printed-company';
import type { PrintLanguage } from '../../../../schemas/print/document/printed-document';
import type { Company } from '../company';

/** The company's letter paper; '' where its parameters say nothing. */
export function printedCompany(
  { values, home }: Company,
  logo: PrintedLogo | null,
  language: PrintLanguage,
): PrintedCompany {
  const text = (value: string | null) => value ?? '';
  return {
    name: text(values.NAME),
    absenderzeile: null,
    strasse: text(values.STRASSE),
    plz: text(values.PLZ),
    ort: text(values.ORT),
    lkz: home,
    land: countryName(home, language),
    telefon: values.TELEFON,
    email: values.EMAIL,
    webseite: values.WEBSEITE,
    ustId: values.USTID,
    steuernr: values.STEUERNR,
    register: values.HANDELSREGISTER,
    geschaeftsfuehrer: text(values.GESCHAEFTSFUEHRER)
      .split(/[,;]/)
      .map((name) => name.trim())
      .filter(Boolean),
    bank: values.BANK,
    iban: values.IBAN,
    bic: values.BIC,
    kontoinhaber: null,
    logo,
  };
}
