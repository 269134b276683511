import { eq } from 'drizzle-orm';
import type { components } from '../../../../schemas/generated/api';
import { formatDate } from '../../../../schemas/rules/format-date';
import { today } from '../../../../schemas/rules/today';
import { assets } from '../../../db/generated/assets';
import type { Message } from '../../../http/errors/problem';
import type { Call } from '../../../http/operations/call';
import { messageText } from '../../../http/texts/message-text';
import type { OrderRow } from '../../service/act-on-task';
import { amountOf, netOf, type PlannedBill } from './planned-bill';

type Plan = components['schemas']['BillingPlan'];
type Finding = Plan['befunde'][number];
type Reader = Pick<Call, 'db' | 'language'>;

/** Describes a bill before it is made: its lines, what is left out and why, and what stands in its way. */
export async function describedBill(
  order: OrderRow,
  bill: PlannedBill,
  { db, language }: Reader,
): Promise<Plan> {
  const { lines, left, unpriced } = bill;
  const finding = (schwere: Finding['schwere'], message: Message, feld: string | null = null) => ({
    ...{ schwere, code: message.code, text: messageText(language, message), feld },
    ...{ tabelle: null, tabelleId: null, positionId: null },
  });
  const warranty = await warrantyOf(order, db);
  const isEmpty = lines.length === 0 && unpriced.length === 0;
  return {
    positionen: lines.map((line) => {
      const { bezeichnung, menge, mengeneinheit, einzelpreis } = line.values;
      return { bezeichnung, menge, mengeneinheit, einzelpreis, betrag: amountOf(line) };
    }),
    nichtBerechnet: [
      ...left.map(({ name, menge, einheit, reason, billing }) => ({
        ...{ bezeichnung: name, menge, mengeneinheit: einheit, grund: reason },
        abrechnungsart: billing || null,
      })),
      ...unpriced.map(({ planned }) => ({
        ...{ bezeichnung: planned.name, menge: planned.menge, mengeneinheit: null },
        ...{ grund: 'OHNE_PREIS' as const, abrechnungsart: null },
      })),
    ],
    netto: netOf(lines),
    befunde: [
      ...unpriced.map(({ why }) => finding('FEHLER', why)),
      ...(isEmpty ? [finding('FEHLER', { code: 'msg_service_nothing_to_bill' })] : []),
      // Whoever forgot that a device is under warranty is told before the customer does it.
      ...(warranty && lines.length > 0
        ? [finding('HINWEIS', { code: 'msg_service_asset_warranty', parameters: warranty })]
        : []),
    ],
  };
}

/** Name of the order's device and the day until which it is under warranty; undefined where it is not, today. */
async function warrantyOf(
  { assetId }: OrderRow,
  db: Reader['db'],
): Promise<[string, string] | undefined> {
  if (assetId === null) return undefined;
  const [asset] = await db.select().from(assets).where(eq(assets.id, assetId));
  if (!asset?.endeGarantie || asset.endeGarantie < today()) return undefined;
  return [asset.bezeichnung, formatDate(asset.endeGarantie)];
}
