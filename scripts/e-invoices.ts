import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eInvoiceFormats, isHybrid } from '../schemas/e-invoice/formats';
import { printDocument } from '../server/print/print-document';
import { eInvoiceCases } from './e-invoices/cases';

/**
 * Writes e-invoices of every case that the tests know, in every format, for validators: `npm run e-invoices -- <folder>`.
 * They are the demo company's and made as the server makes them.
 */
const [folder] = process.argv.slice(2);
if (!folder) {
  process.stderr.write('Name a folder: npm run e-invoices -- <folder>\n');
  process.exit(2);
}
await mkdir(folder, { recursive: true });
const asker = { subject: 'e-invoices', gone: () => new AbortController().signal };
let written = 0;
for (const { name, document, facts } of eInvoiceCases) {
  const pdf = await printDocument(document, asker);
  for (const format of eInvoiceFormats) {
    const input = { kind: 'e-invoice' as const, format, document, facts };
    const bytes = await printDocument({ ...input, pdf: isHybrid(format) ? pdf : null }, asker);
    const ending = isHybrid(format) ? 'pdf' : 'xml';
    await writeFile(join(folder, `${name}.${format.toLowerCase()}.${ending}`), bytes);
    written++;
  }
}
process.stdout.write(`${written} e-invoices of ${eInvoiceCases.length} cases in ${folder}\n`);
