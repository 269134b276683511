import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/api/api-error';
import { joinPdfs } from '../../../src/engine/views/pdf/join-pdfs';
import { pdfFailureText } from '../../../src/engine/views/pdf/pdf-failure-text';
import { finenessOf, nextZoom, zooms } from '../../../src/engine/views/pdf/zoom';
import { smallPdf } from '../../fixtures/gadgets/small-pdf';

const pdf = (...pages: string[]) => new Blob([smallPdf(pages)]);

describe('documents are joined', () => {
  it('in their order, without those that are damaged', async () => {
    const { content, unread } = await joinPdfs([
      pdf('one'),
      new Blob(['%PDF-1.4 and nothing more']),
      pdf('two', 'three'),
    ]);
    expect(unread).toEqual([1]);
    const joined = await PDFDocument.load((await content?.arrayBuffer()) ?? '');
    expect(joined.getPageCount()).toBe(3);
  });

  it('to nothing where none can be read', async () => {
    expect(await joinPdfs([new Blob(['<p>no PDF</p>'])])).toEqual({
      content: undefined,
      unread: [0],
    });
  });
});

describe('pages', () => {
  it('become larger and smaller in steps, to an end', () => {
    expect([nextZoom(1, 1), nextZoom(1, -1)]).toEqual([1.25, 0.75]);
    expect([nextZoom(zooms.at(-1)!, 1), nextZoom(zooms[0], -1)]).toEqual([4, 0.5]);
  });

  it('are as fine as the screen unless a canvas had too many pixels', () => {
    expect(finenessOf(600, 850, 2)).toBe(2);
    const fineness = finenessOf(2400, 3400, 3);
    expect(2400 * 3400 * fineness ** 2).toBeLessThanOrEqual(16_000_001);
  });
});

it('what the server says of a missing document is shown, else the text for it', () => {
  const operation = 'GET /pruefstand/laufzettel/{id}/pdf';
  const message = { messageCode: 'msg_unknown_here', message: 'No pages.', messageParameters: [] };
  const said = new ApiError({ operation, status: 409, services: [message] });
  expect(pdfFailureText(said)).toContain('No pages.');
  // Texts are not loaded here: the key stands for it.
  expect(pdfFailureText(new ApiError({ operation, status: 502 }))).not.toContain('No pages.');
});
