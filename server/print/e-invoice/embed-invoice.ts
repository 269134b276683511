import { createHash } from 'node:crypto';
import { AFRelationship, PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib';
import { isXRechnung, type EInvoiceFormat } from '../../../schemas/e-invoice/formats';
import { srgbProfile } from './srgb-profile';
import { xmpOf } from './xmp';

/** Name of the colours that the output intent means. */
const COLOURS = 'sRGB IEC61966-2.1';

/**
 * Makes a hybrid invoice of a paper: its pages as they are, the XML within, and what PDF/A-3b demands of the whole (XMP,
 * output intent, identifier). `day` is the document's own, so that the same input gives the same bytes.
 */
export async function embedInvoice(
  pdf: Uint8Array,
  xml: Uint8Array,
  format: EInvoiceFormat,
  day: string,
): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const { context, catalog } = document;
  const isNational = isXRechnung(format);
  const fileName = isNational ? 'xrechnung.xml' : 'factur-x.xml';
  const date = new Date(`${day}T00:00:00Z`);
  await document.attach(xml, fileName, {
    mimeType: 'text/xml',
    description: 'Invoice data (EN 16931)',
    creationDate: date,
    modificationDate: date,
    afRelationship: AFRelationship.Alternative,
  });
  const metadata = xmpOf({
    title: document.getTitle() ?? '',
    author: document.getAuthor() ?? '',
    creator: document.getCreator() ?? '',
    producer: document.getProducer() ?? '',
    date: `${day}T00:00:00Z`,
    language: document.getLanguage() ?? 'de',
    fileName,
    level: isNational ? 'XRECHNUNG' : 'EN 16931',
  });
  // Archives read the metadata without a filter.
  const stream = context.stream(metadata, { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(PDFName.of('Metadata'), context.register(stream));
  const profile = context.register(context.flateStream(srgbProfile(), { N: 3 }));
  const intent = context.obj({
    Type: 'OutputIntent',
    S: 'GTS_PDFA1',
    OutputConditionIdentifier: PDFHexString.fromText(COLOURS),
    Info: PDFHexString.fromText(COLOURS),
    DestOutputProfile: profile,
  });
  catalog.set(PDFName.of('OutputIntents'), context.obj([intent]));
  const id = PDFHexString.of(
    createHash('sha256').update(pdf).update(xml).digest('hex').slice(0, 32),
  );
  context.trailerInfo.ID = context.obj([id, id]);
  return document.save();
}
