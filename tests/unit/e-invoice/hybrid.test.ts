import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFRawStream,
  type PDFString,
  decodePDFRawStream,
} from '@cantoo/pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { semanticInvoice } from '../../../schemas/e-invoice/semantic-invoice';
import { writeInvoice } from '../../../server/print/e-invoice/write-invoice';
import { eInvoiceCases } from '../../../scripts/e-invoices/cases';
import { makeEInvoice } from '../../../server/print/e-invoice/make-e-invoice';
import { readPrintTexts } from '../../../server/print/print-texts';
import { printHere } from '../../support/print/print-here';
import { readPdf } from '../../support/print/read-pdf';

const name = PDFName.of;
const streamOf = (dict: PDFDict, key: string) => dict.lookup(name(key)) as PDFRawStream;

async function made(of: string, format: 'ZUGFERD' | 'ZUGFERD_XRECHNUNG') {
  const one = eInvoiceCases.find((each) => each.name === of);
  if (!one) throw new Error(`There is no case ${of}`);
  const { document, facts } = one;
  const texts = readPrintTexts(document.language);
  const paper = await printHere(document);
  const make = () =>
    makeEInvoice({ kind: 'e-invoice', format, document, facts, pdf: paper }, texts);
  const xml = writeInvoice(semanticInvoice(document, facts, format, texts), format);
  return { paper, xml, make, bytes: await make() };
}

/** Parts of PDF/A-3 that a file has, read from its objects. */
async function partsOf(bytes: Uint8Array) {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const { context, catalog } = pdf;
  const metadata = streamOf(catalog, 'Metadata');
  const intent = catalog.lookup(name('OutputIntents'), PDFArray).lookup(0, PDFDict);
  const profile = streamOf(intent, 'DestOutputProfile');
  const fonts = context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFDict ? [object] : []))
    .filter((object) => object.get(name('Type')) === name('FontDescriptor'));
  return {
    pdf,
    metadata,
    xmp: new TextDecoder().decode(metadata.contents),
    intent,
    profile: { stream: profile, bytes: decodePDFRawStream(profile).decode() },
    fonts,
    associated: catalog.lookup(name('AF'), PDFArray).lookup(0, PDFDict),
    trailer: context.trailerInfo,
  };
}

test.each([
  ['several-rates', 'ZUGFERD', 'factur-x.xml', 'EN 16931'],
  ['cancellation', 'ZUGFERD_XRECHNUNG', 'xrechnung.xml', 'XRECHNUNG'],
  ['many-lines', 'ZUGFERD', 'factur-x.xml', 'EN 16931'],
] as const)('%s as %s is a PDF/A-3 with %s inside', async (of, format, fileName, level) => {
  const { bytes, paper, xml } = await made(of, format);
  const { metadata, xmp, intent, profile, fonts, associated, trailer, pdf } = await partsOf(bytes);

  expect(metadata.dict.get(name('Filter'))).toBeUndefined();
  const packet = xmp.slice(xmp.indexOf('<x:xmpmeta'), xmp.lastIndexOf('<?xpacket'));
  expect(XMLValidator.validate(packet)).toBe(true);
  expect(xmp).toContain('<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>');
  expect(xmp).toContain(`<fx:DocumentFileName>${fileName}</fx:DocumentFileName>`);
  expect(xmp).toContain(`<fx:ConformanceLevel>${level}</fx:ConformanceLevel>`);
  expect(xmp).toContain(pdf.getTitle());
  const date = pdf.getCreationDate()?.toISOString().replace('.000Z', 'Z');
  expect(xmp).toContain(`<xmp:CreateDate>${date}</xmp:CreateDate>`);

  expect(intent.get(name('S'))).toBe(name('GTS_PDFA1'));
  expect(profile.stream.dict.lookup(name('N'), PDFNumber).asNumber()).toBe(3);
  const icc = Buffer.from(profile.bytes);
  expect([icc.readUInt32BE(0), icc.toString('latin1', 36, 40)]).toEqual([icc.length, 'acsp']);
  expect(icc.toString('latin1', 12, 24)).toBe('mntrRGB XYZ ');

  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) {
    const file = ['FontFile', 'FontFile2', 'FontFile3'].find((key) => font.has(name(key)));
    expect(file).toBeDefined();
  }
  expect(trailer.Encrypt).toBeUndefined();
  expect((trailer.ID as PDFArray).lookup(0, PDFHexString).asBytes()).toHaveLength(16);

  expect(associated.get(name('AFRelationship'))).toBe(name('Alternative'));
  for (const key of ['F', 'UF']) {
    const value = associated.lookup(name(key)) as PDFString | PDFHexString;
    expect(value.decodeText()).toBe(fileName);
  }
  const stream = streamOf(associated.lookup(name('EF'), PDFDict), 'F');
  expect(stream.dict.get(name('Subtype'))).toBe(name('text/xml'));
  expect(stream.dict.lookup(name('Params'), PDFDict).has(name('ModDate'))).toBe(true);

  // Somebody else's library finds the file, and the pages are those of the paper.
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const attached = (await (await task.promise).getAttachments()) as
    Map<string, { content: Uint8Array }> | Record<string, { content: Uint8Array }>;
  const [file] = attached instanceof Map ? [...attached.values()] : Object.values(attached);
  expect(new TextDecoder().decode(file?.content)).toBe(xml);
  await task.destroy();
  expect((await readPdf(bytes)).lines).toEqual((await readPdf(paper)).lines);
});

test('the same invoice gives the same bytes', async () => {
  const { bytes, make } = await made('one-rate', 'ZUGFERD');
  expect(Buffer.compare(bytes, await make())).toBe(0);
});
