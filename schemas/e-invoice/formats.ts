/** Formats of e-invoices, as addresses name them (`eRechnungFormat`). */
export const eInvoiceFormats = [
  'XRECHNUNG_UBL',
  'XRECHNUNG_CII',
  'ZUGFERD',
  'ZUGFERD_XRECHNUNG',
] as const;

export type EInvoiceFormat = (typeof eInvoiceFormats)[number];

export function isEInvoiceFormat(text: string): text is EInvoiceFormat {
  return (eInvoiceFormats as readonly string[]).includes(text);
}

/** Tells whether the rules of XRechnung hold for a format, beyond those of EN 16931. */
export function isXRechnung(format: EInvoiceFormat): boolean {
  return format !== 'ZUGFERD';
}

/** Tells whether a format is a PDF with the XML inside. */
export function isHybrid(format: EInvoiceFormat): boolean {
  return format === 'ZUGFERD' || format === 'ZUGFERD_XRECHNUNG';
}

/** Identifiers of the specifications: BT-24 of XRechnung 3.0 and of EN 16931, and BT-23 as XRechnung wants it. */
export const specification = {
  xrechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
  en16931: 'urn:cen.eu:en16931:2017',
  process: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
} as const;
