import { sql } from 'drizzle-orm';
import { money, quantity, unitPrice } from '../columns';

const price = `einzelpreis * (1 - coalesce(rabatt1, 0) / 100) * (1 - coalesce(rabatt2, 0) / 100)
  * (1 + coalesce(teuerungszuschlag_prozent, 0) / 100)`;
const effective = `round(${price}, case when einzelpreis_gerundet then 2 else 4 end)`;
const total = `round(case when einzelpreis_gerundet then round(${price}, 2) else ${price} end * menge, 2)`;

/** Columns that follow from a line's own values, as in `lineTotal` of schemas/rules/document-totals.ts. */
export const columns = {
  effektivpreis: unitPrice('effektivpreis').generatedAlwaysAs(sql.raw(effective)),
  gesamtpreis: money('gesamtpreis').generatedAlwaysAs(sql.raw(total)),
  rabattbetrag: money('rabattbetrag').generatedAlwaysAs(
    sql.raw(`round(einzelpreis * menge, 2) - ${total}`),
  ),
  rohertrag: money('rohertrag').generatedAlwaysAs(sql.raw(`${total} - round(eknetto * menge, 2)`)),
  mengeOffen: quantity('menge_offen').generatedAlwaysAs(
    sql.raw(`case when positions_art = 'N' then menge - menge_uebernommen end`),
  ),
};
