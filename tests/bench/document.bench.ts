import { chromium } from '@playwright/test';
import { chromiumFlags } from '../e2e/support/chromium-flags';
import { login } from '../e2e/support/open-session';
import { clientOf, rowsOf } from '../support/api-client';
import { writeDraft } from '../support/sales-documents';
import { startServer } from '../support/start-server';
import { measureTable, openFloor, ROWS, SCANS, timedContext } from './table/measure';

/** The same as of any table (`table.bench.ts`), of a sales document: lines with prices, sums and availability. */
export async function bench(): Promise<void> {
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath: process.env.KONTOR_CHROMIUM ?? '/usr/bin/chromium',
    args: chromiumFlags,
  });
  try {
    const office = await clientOf(server.url, 'buero');
    const goods = rowsOf(
      await office.get(
        '/stammdaten/artikel?filter=artikelart=1,gesperrt=false&orderBy=id&limit=200',
      ),
    ) as { id: number; ean: string | null }[];
    const [sold, scanned] = [goods.slice(0, -SCANS), goods.slice(-SCANS)];
    const lines = Array.from({ length: ROWS }, (_, at) => ({
      artikelId: sold[at % sold.length]?.id ?? 0,
      menge: 2,
    }));
    const offer = await writeDraft(office, '0100', lines);
    const context = await timedContext(browser, server.url);
    const ours = await context.newPage();
    await login(ours, 'buero');
    await ours.goto(`/saleDocument/${offer}/positions`);
    await ours.getByRole('button', { name: 'Ändern', exact: true }).click();
    await ours.getByRole('grid').waitFor();
    await ours.waitForTimeout(1000);
    await measureTable(
      ours,
      await openFloor(context),
      { text: '3 3', amount: '4 4', at: '2 8' },
      scanned.flatMap(({ ean }) => ean ?? []),
    );
  } finally {
    await browser.close();
    await server.stop();
  }
}
