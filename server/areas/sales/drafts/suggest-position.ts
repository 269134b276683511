import { and, eq } from 'drizzle-orm';
import type { components } from '../../../../schemas/generated/api';
import type { Executor } from '../../../db/database';
import { stockLevels } from '../../../db/generated/stock';
import { handler, type Handlers } from '../../../http/call';
import { fieldProblem } from '../../../http/problem';
import { readDocument } from '../document-row';
import { findProduct } from './find-product';
import { lineOfProduct } from './line-of-product';

type Suggestion = components['schemas']['PositionSuggestion'];

/** What a line of a product would be, exactly as creating it stores it. */
export const suggestPosition: Handlers = {
  suggestPosition: handler('suggestPosition', async (call) => {
    const { db, params, query } = call;
    const { artikelId, code, menge = 1, lagId } = query;
    const document = await readDocument(params.belegId, db);
    if (menge === 0) throw fieldProblem({ menge: [{ code: 'msg_position_quantity_zero' }] });
    if (artikelId === undefined && code === undefined) {
      throw fieldProblem({ artikelId: [{ code: 'msg_value_required' }] });
    }
    const found = artikelId ?? (await findProduct(String(code), document.adresseId, call));
    const line = await lineOfProduct(document, { artikelId: found, menge, lagId }, db);
    const verfuegbar = await availableOf(found, line.lagId, db);
    const result = { ...line, verfuegbar } as Suggestion;
    return { status: 200, body: { result } };
  }),
};

/** Null for what is not kept in stock. */
async function availableOf(artikelId: number, lagerId: number | null, db: Executor) {
  if (lagerId === null) return null;
  const [level] = await db
    .select({ verfuegbar: stockLevels.verfuegbar })
    .from(stockLevels)
    .where(and(eq(stockLevels.artikelId, artikelId), eq(stockLevels.lagerId, lagerId)));
  return level?.verfuegbar ?? 0;
}
