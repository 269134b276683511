import { chromium } from '@playwright/test';
import { chromiumFlags } from '../e2e/support/chromium-flags';
import { login } from '../e2e/support/open-session';
import { clientOf } from '../support/api-client';
import { playgroundProduct } from '../support/products';
import { startServer } from '../support/start-server';
import { measureTable, openFloor, ROWS, SCANS, timedContext } from './table/measure';

/** 4-field-reality §4.1: key to paint and adding by scan in an editable table, against as many rows of plain inputs. */
export async function bench(): Promise<void> {
  const page = { KONTOR_PAGE: 'tests/fixtures/gadgets/page/dist' };
  const server = await startServer(page, playgroundProduct.entry);
  const browser = await chromium.launch({
    executablePath: process.env.KONTOR_CHROMIUM ?? '/usr/bin/chromium',
    args: chromiumFlags,
  });
  try {
    const order = await makeOrder(server.url);
    const context = await timedContext(browser, server.url);
    const ours = await context.newPage();
    await login(ours, 'admin');
    await ours.goto(`/orders/${order}/quote`);
    await ours.getByRole('button', { name: 'Ändern', exact: true }).click();
    await ours.getByRole('grid').waitFor();
    await ours.waitForTimeout(1000);
    const codes = Array.from({ length: SCANS }, (_, scan) => `neu-${10_000 + scan}`);
    await measureTable(
      ours,
      await openFloor(context),
      { text: '3 5', amount: '4 6', at: '2 8' },
      codes,
    );
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function makeOrder(url: string): Promise<number> {
  const { token } = await clientOf(url, 'admin');
  const post = async (path: string, data: object): Promise<number> => {
    const answer = await fetch(`${url}/vario-api${path}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
      },
      body: JSON.stringify(data),
    });
    if (answer.status !== 201) throw new Error(`${path}: ${answer.status}`);
    return Number(answer.headers.get('location')?.split('/').at(-1));
  };
  const gadget = await post('/pruefstand/geraete', {
    ...{ bezeichnung: 'Bohrer', anzahl: 1, preis: 10, aktiv: true, benutzerId: 1, bestand: 9 },
  });
  const order = await post('/pruefstand/auftraege', { titel: 'Messung', waehrung: 'EUR' });
  for (let row = 1; row <= ROWS; row += 1) {
    await post(`/pruefstand/auftraege/${order}/angebot`, {
      ...(row % 20 === 0
        ? { art: 'SUMME', text: `Abschnitt ${row / 20}` }
        : { art: 'ARTIKEL', geraetId: gadget, text: `Posten ${row}`, menge: 2, preis: 10 }),
      position: row * 10,
    });
  }
  return order;
}
