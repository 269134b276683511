interface Parameter {
  name: string;
  typ: 'TEXT' | 'JANEIN' | 'MONAT' | 'GANZZAHL' | 'BETRAG' | 'ADRESSE' | 'ROLLEN';
  wert: string | null;
}

/** Every parameter there is, with the kind of its value (schemas/rules/system-parameter.ts) and what it starts with. */
export const baseParameters: readonly Parameter[] = [
  { name: 'DEALS.DEALBEIBUCHENVONANGEBOTABFRAGEN', typ: 'JANEIN', wert: 'N' },
  { name: 'EINKAUF.VIERAUGEN_AB', typ: 'BETRAG', wert: '1000' },
  { name: 'LAGER.NEGATIVBESTAND', typ: 'JANEIN', wert: 'J' },
  { name: 'PFA.WIRTSCHAFTSJAHRBEGINN', typ: 'MONAT', wert: '1' },
  { name: 'SICHERHEIT.ZWEITERFAKTOR_ROLLEN', typ: 'ROLLEN', wert: null },
  { name: 'SONSTIGE.AENDERUNGSBEMERKUNGABFRAGEN_ADRESSEN', typ: 'JANEIN', wert: 'N' },
  { name: 'SYSTEM.LINK_DISCLAIMER', typ: 'ADRESSE', wert: null },
  { name: 'SYSTEM.LINK_IMPRINT', typ: 'ADRESSE', wert: null },
  { name: 'SYSTEM.LINK_NEWS', typ: 'ADRESSE', wert: null },
  { name: 'SYSTEM.LINK_PRIVACY', typ: 'ADRESSE', wert: null },
  { name: 'SYSTEM.LINK_TERMS', typ: 'ADRESSE', wert: null },
  { name: 'SYSTEM.LIZENZNAME', typ: 'TEXT', wert: null },
];
