import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { pdfFacts as factsFor } from '../../../server/print/pdf-facts';

const asker = { subject: 'user 1', gone: () => new AbortController().signal };
const pdfFacts = (bytes: Uint8Array) => factsFor(bytes, asker);

test('a PDF says what it is called and who made it', async () => {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.addPage();
  pdf.setTitle('Servicebericht 70012');
  pdf.setProducer('Kontor');
  const bytes = await pdf.save();
  const said = { title: 'Servicebericht 70012', producer: 'Kontor' };
  expect(await pdfFacts(bytes)).toEqual(said);
  expect(await pdfFacts(Buffer.concat([bytes, Buffer.from('\n% and more\n')]))).toEqual(said);
});

test('what is none, or broken, says nothing', async () => {
  expect(await pdfFacts(Buffer.from('kein PDF'))).toBeUndefined();
  const torn = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Length 5 >>\nstream\n');
  expect((await pdfFacts(torn))?.title ?? null).toBeNull();
});
