import { expect, test, vi } from 'vitest';
import type { Executor } from '../../../../server/db/database';
import type { Asker } from '../../../../server/print/print-document';
import { filesOf } from '../../../../server/areas/mail/sending/mail-sender';

const papers = vi.hoisted(() => {
  const made = (..._call: unknown[]) => Promise.resolve({ bytes: Buffer.from('%PDF') });
  return { storedPaper: vi.fn(made), requiredEInvoice: vi.fn(made) };
});
vi.mock('../../../../server/areas/sales/document-row', () => ({
  readDocument: (id: number) => Promise.resolve({ id }),
}));
vi.mock('../../../../server/areas/sales/paper/paper-of', () => ({
  storedPaper: papers.storedPaper,
}));
vi.mock('../../../../server/areas/sales/e-invoice/e-invoice-of', () => ({
  requiredEInvoice: papers.requiredEInvoice,
}));

/** Database whose message has these attachments. */
const withAttachments = (rows: readonly object[]) =>
  ({
    select: () => ({ from: () => ({ where: () => ({ orderBy: () => Promise.resolve(rows) }) }) }),
  }) as unknown as Executor;

test('papers of a message are made in the turn of whoever asks, and given up when he leaves', async () => {
  const attachment = { typ: 'application/pdf', inhalt: null, contentId: null, belegId: 7 };
  const asker = { subject: 'user 5', gone: () => AbortSignal.abort(), language: 'fr' } as const;
  const orm = withAttachments([
    { ...attachment, name: 'a.pdf', format: null },
    { ...attachment, name: 'b.xml', format: 'XRECHNUNG_CII' },
  ]);
  const files = await filesOf(1, orm, asker);
  expect(files.map(({ name }) => name)).toEqual(['a.pdf', 'b.xml']);
  for (const made of Object.values(papers)) {
    expect(made).toHaveBeenCalledTimes(1);
    expect((made.mock.calls[0]?.at(-1) as Asker).subject).toBe('user 5');
    expect((made.mock.calls[0]?.at(-1) as Asker).gone().aborted).toBe(true);
  }
});
