import { beforeAll, describe, expect, test } from 'vitest';
import { daysLater } from '../../schemas/rules/days-later';
import { targetDayFrom } from '../../schemas/rules/target-day';
import { today } from '../../schemas/rules/today';
import {
  clientOf,
  fieldErrorsOf,
  parameterPath,
  recordOf,
  rowsOf,
  type ApiClient,
} from '../support/api-client';
import { readPdf } from '../support/print/read-pdf';
import { act, book, expected, readDocument, writeDraft } from '../support/sales-documents';
import { testServer } from '../support/test-server';

const CUSTOMER = 1;
/** «SEPA-Lastschrift» of the shipped payment methods: due in seven days. */
const DEBIT = 4;

describe('what an invoice says will happen', () => {
  const server = testServer();
  let admin: ApiClient;
  beforeAll(async () => {
    admin = await clientOf(server().url, 'admin');
  });

  const say = async (path: string, values: Record<string, unknown>) => {
    const record = recordOf(await expected(admin.get(path), 200));
    await expected(admin.patch(path, values, `"${String(record.version)}"`), 200);
  };
  const invoice = (head: Record<string, unknown> = {}) =>
    writeDraft(admin, '0500', [{ bezeichnung: 'Arbeit', menge: 1, einzelpreis: 100 }], head);
  const paperOf = async (id: number) => {
    const url = `${server().url}/vario-api/verkauf/belege/${id}/pdf`;
    const reply = await fetch(url, { headers: { authorization: `Bearer ${admin.token}` } });
    const { lines } = await readPdf(new Uint8Array(await reply.arrayBuffer()));
    return lines
      .flat()
      .join('\n')
      .replace(/\u00a0/g, ' ');
  };
  const itemOf = async (belegId: number) =>
    rowsOf(await admin.get(`/finanzen/offeneposten?filter=belegId=${belegId}`))[0];
  const german = (day: string) => day.split('-').reverse().join('.');

  test('the day of the open item stands on paper, also where no method says one', async () => {
    const id = await invoice();
    await say(`/verkauf/belege/${id}`, { zahlungsart: null });
    await book(admin, id);
    const due = String((await itemOf(id))?.nettoFaellig);
    expect(due).toBe(daysLater(today(), 30));
    expect(await paperOf(id)).toContain(`Zahlbar bis ${german(due)} ohne Abzug.`);
  });

  test('a debit names mandate, creditor and day, and no account to pay to', async () => {
    const address = `/stammdaten/adressen/${CUSTOMER}`;
    const mandate = { mandatsreferenz: 'M-17', mandatsdatum: '2014-02-01', mandatsart: 'CORE' };
    const iban = 'DE02120300000000202051';
    await say(address, { mandatsreferenz: null, mandatsdatum: null, iban });
    const id = await invoice({ zahlungsart: DEBIT });
    const refused = await act(admin, id, 'buchen');
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toContain('msg_document_mandate_missing');
    const check = recordOf(await admin.post(`/verkauf/belege/${id}/simulation`, undefined));
    expect(check.pruefung).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ feld: 'mandatsreferenz', tabelle: 'ADR', tabelleId: CUSTOMER }),
      ]),
    );
    await say(address, { ...mandate, mandatsfolge: 'WIEDERKEHREND' });
    const wrong = await admin.patch(address, { mandatsreferenz: 'Ä' }, '"1"');
    expect(Object.keys(fieldErrorsOf(wrong))).toEqual(['mandatsreferenz']);

    const creditor = await parameterPath(admin, 'FIRMA.GLAEUBIGERID');
    await say(creditor, { wert: 'DE97ZZZ09999999999' });
    expect((await act(admin, id, 'buchen')).status).toBe(422);
    await say(creditor, { wert: 'DE98ZZZ09999999999' });
    await book(admin, id);
    const day = targetDayFrom(String((await itemOf(id))?.nettoFaellig));
    const paper = await paperOf(id);
    for (const part of [
      `am ${german(day)} von Ihrem Konto DE02 … 2051 ab.`,
      'Mandatsreferenz: M-17 vom 01.02.2014 (SEPA-Basislastschrift, wiederkehrend)',
      'Gläubiger-Identifikationsnummer: DE98ZZZ09999999999',
    ]) {
      expect(paper).toContain(part);
    }
    const account = recordOf(await admin.get(await parameterPath(admin, 'FIRMA.BIC'))).wert;
    for (const part of ['IBAN', String(account), 'Banking-App']) expect(paper).not.toContain(part);
    // What is frozen stays, whatever becomes of the mandate.
    await say(address, { mandatsreferenz: 'M-18' });
    expect(await paperOf(id)).toBe(paper);
  });

  test('what is paid of an invoice has a word', async () => {
    const id = await invoice();
    await book(admin, id);
    const { endbetragBrutto } = await readDocument(admin, id);
    const item = await itemOf(id);
    const stand = async () => (await itemOf(id))?.zahlungsstand;
    const pay = (zahlungsBetrag: number, more = {}) =>
      expected(
        admin.post(`/finanzen/offeneposten/${String(item?.id)}/zahlungen`, {
          zahlungsDatum: today(),
          zahlungsBetrag,
          ...more,
        }),
        201,
      );
    expect(await stand()).toBe('OFFEN');
    await pay(1);
    expect(await stand()).toBe('TEILBEZAHLT');
    await pay(Number(endbetragBrutto) - 1);
    expect(await stand()).toBe('BEZAHLT');
    await pay(5, { gutschrift: true });
    expect(await stand()).toBe('UEBERZAHLT');
    const filtered = await admin.get(
      `/finanzen/offeneposten?filter=belegId=${id},zahlungsstand=UEBERZAHLT`,
    );
    expect(rowsOf(filtered)).toHaveLength(1);
  });
});
