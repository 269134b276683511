import { countryName } from '../../schemas/rules/country';
import type { PrintedCompany } from '../../schemas/print/document/printed-company';
import type { PrintLanguage } from '../../schemas/print/document/printed-document';
import type { Executor } from '../db/database';
import type { LetterCompany } from './letter-company';
import { printedLogo } from './printed-logo';

/** Reads the company's letter paper; '' where its parameters are empty. */
export async function printedCompany(
  company: LetterCompany,
  language: PrintLanguage,
  db: Executor,
): Promise<PrintedCompany> {
  const { values, home } = company;
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
    logo: await printedLogo(company.logo, db),
  };
}
