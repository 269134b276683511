import { sql } from 'drizzle-orm';
import { money, quantity } from '../columns';

const effective = `round(einzelpreis * (1 - coalesce(rabatt1, 0) / 100) * (1 - coalesce(rabatt2, 0) / 100)
  * (1 + coalesce(teuerungszuschlag_prozent, 0) / 100), 2)`;
const total = `round(${effective} * menge, 2)`;

/** What follows from a line's own values, as `lineTotal` of schemas/rules/document-totals.ts has it. */
export const columns = {
  effektivpreis: money('effektivpreis').generatedAlwaysAs(sql.raw(effective)),
  gesamtpreis: money('gesamtpreis').generatedAlwaysAs(sql.raw(total)),
  rabattbetrag: money('rabattbetrag').generatedAlwaysAs(
    sql.raw(`round(einzelpreis * menge, 2) - ${total}`),
  ),
  rohertrag: money('rohertrag').generatedAlwaysAs(sql.raw(`${total} - round(eknetto * menge, 2)`)),
  mengeOffen: quantity('menge_offen').generatedAlwaysAs(
    sql.raw(`case when positions_art = 'N' then menge - menge_uebernommen end`),
  ),
};
