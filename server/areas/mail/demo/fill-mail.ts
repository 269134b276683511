import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { mailAccounts, mailMessages, mailSignatures } from '../../../db/generated/mail';
import { salesDocuments } from '../../../db/generated/sales';
import type { DemoCalendar } from '../../../demo/calendar';
import { mailAttachments } from '../tables';

/** Demo users: the administrator, and the office, which has sent the messages. */
const ADMIN = 1;
const BUERO = 2;

const SENDER = {
  absenderName: 'Demo-Firma GmbH',
  absenderAdresse: 'verkauf@demo-firma.example',
} as const;

const HELD =
  'Aus Demodaten wird nichts verschickt, solange der E-Mail-Versand es nicht ausdrücklich erlaubt.';

/** States of the messages, the latest first, with what the mail server said. */
const states: readonly (readonly [status: string, meldung: string | null])[] = [
  ['ZURUECKGEHALTEN', HELD],
  ['FEHLGESCHLAGEN', '550 5.1.1 Mailbox unavailable'],
  ['UNGEKLAERT', 'Der Versand wurde unterbrochen, während die Nachricht übergeben wurde.'],
  ['GESENDET', null],
  ['GESENDET', null],
  ['GESENDET', null],
];

/** Adds messages about the latest invoices, and how they would be sent: nothing goes out of the demo company. */
export async function fillMail(db: Executor, calendar: DemoCalendar): Promise<void> {
  await db.update(mailAccounts).set({ aktiv: true, host: 'localhost', ...SENDER });
  await db.insert(mailSignatures).values([
    {
      benutzerId: BUERO,
      sprache: 'de',
      text: 'Demo-Firma GmbH · Hafenstraße 12 · 20457 Hamburg\nTelefon +49 40 5550120',
    },
    {
      benutzerId: ADMIN,
      sprache: 'en',
      text: 'Demo-Firma GmbH · Hafenstraße 12 · 20457 Hamburg, Germany\nPhone +49 40 5550100',
    },
  ]);
  const { id, belegnummer, adresseId, belegart } = salesDocuments;
  const invoices = await db
    .select({ id, belegnummer, adresseId })
    .from(salesDocuments)
    .where(and(eq(belegart, '0400'), isNotNull(belegnummer), eq(salesDocuments.belegstatus, '3')))
    .orderBy(desc(id))
    .limit(states.length);
  const rows = invoices.map((invoice, index) => {
    const [status = 'GESENDET', meldung = null] = states[index] ?? [];
    const at = `${calendar.dateOf(calendar.lastDay - index)}T08:${30 + index}:00.000Z`;
    const bezug = `Rechnung ${invoice.belegnummer ?? ''}`;
    const isSent = status === 'GESENDET';
    return {
      ...SENDER,
      status,
      meldung,
      quelle: 'BELEG',
      bezug,
      belegId: invoice.id,
      adresseId: invoice.adresseId,
      an: `buchhaltung@kunde-${invoice.adresseId}.example`,
      betreff: bezug,
      text: `Sehr geehrte Damen und Herren,\n\nanbei erhalten Sie unsere ${bezug}.\n\nMit freundlichen Grüßen\nBea Büro`,
      anlagen: `${bezug}.pdf`,
      versuche: status === 'ZURUECKGEHALTEN' ? 0 : 1,
      gesendetAm: isSent ? at : null,
      benutzerId: BUERO,
      erstelltAm: at,
      kennung: `<demo-${invoice.id}@demo-firma.example>`,
    };
  });
  if (rows.length === 0) return;
  const messages = await db.insert(mailMessages).values(rows.toReversed()).returning();
  await db.insert(mailAttachments).values(
    messages.map((message) => ({
      nachrichtId: message.id,
      nr: 1,
      name: message.anlagen ?? '',
      typ: 'application/pdf',
      belegId: message.belegId,
    })),
  );
}
