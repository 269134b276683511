import { describe, expect, test } from 'vitest';
import { clientOf, rowsOf, send } from '../support/api-client';
import { readPdf } from '../support/print/read-pdf';
import { testServer } from '../support/test-server';

describe('the paper of a transfer', () => {
  const server = testServer();
  const pdfOf = async (user: string, id: unknown) => {
    const { token } = await clientOf(server().url, user);
    return fetch(`${server().url}/vario-api/lager/umlagerungen/${String(id)}/pdf`, {
      headers: { authorization: `Bearer ${token}` },
    });
  };

  test('goes with goods on their way, for whoever sees warehouses', async () => {
    const office = await clientOf(server().url, 'buero');
    const [transfer] = rowsOf(
      await office.get('/lager/umlagerungen?filter=status=UNTERWEGS&orderBy=id&limit=1'),
    );
    const reply = await pdfOf('technik', transfer?.id);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(reply.headers.get('content-disposition')).toContain(
      `${String(transfer?.umlagerungsnummer)}.pdf`,
    );
    const { lines } = await readPdf(new Uint8Array(await reply.arrayBuffer()));
    const text = lines
      .flat()
      .join('\n')
      .replace(/\u00a0/g, ' ');
    expect(text).toContain(String(transfer?.artikelNummer));
    expect(text).toContain('10 Zentrallager');
    expect((await pdfOf('ohne', transfer?.id)).status).toBe(403);
    expect((await pdfOf('buero', 999_999_999)).status).toBe(404);
  });

  test('says that it is cancelled', async () => {
    const store = await clientOf(server().url, 'lager');
    const [transfer] = rowsOf(
      await store.get('/lager/umlagerungen?filter=status=UNTERWEGS&orderBy=-id&limit=1'),
    );
    const path = `/lager/umlagerungen/${String(transfer?.id)}`;
    const ended = await send(server().url, 'POST', `${path}/storno`, {
      headers: {
        authorization: `Bearer ${store.token}`,
        'if-match': `"${String(transfer?.version)}"`,
      },
    });
    expect(ended.status).toBe(200);
    const reply = await pdfOf('lager', transfer?.id);
    const { lines } = await readPdf(new Uint8Array(await reply.arrayBuffer()));
    expect(lines.flat().join(' ')).toContain('Ungültig');
  });
});
