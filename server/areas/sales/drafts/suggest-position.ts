import type { components } from '../../../../schemas/generated/api';
import { handler, type Handlers } from '../../../http/operations/call';
import { fieldProblem } from '../../../http/errors/problem';
import { readDocument } from '../document-row';
import { addAvailable } from './add-available';
import { findProducts } from './find-product';
import { lineOfProduct } from './line-of-product';

type Suggestion = components['schemas']['PositionSuggestion'];

/** Suggests a line for each product that is meant, exactly as creating it stores it. */
export const suggestPosition: Handlers = {
  suggestPosition: handler(
    'suggestPosition',
    async (call) => {
      const { db, params, query } = call;
      const { artikelId, code, menge = 1, lagId } = query;
      const document = await readDocument(params.belegId, db);
      if (menge === 0) throw fieldProblem({ menge: [{ code: 'msg_position_quantity_zero' }] });
      if (artikelId === undefined && code === undefined) {
        throw fieldProblem({ artikelId: [{ code: 'msg_value_required' }] });
      }
      const { ids, hasMore } =
        artikelId === undefined
          ? await findProducts(String(code), document.adresseId, call)
          : { ids: [artikelId], hasMore: false };
      const result: Suggestion[] = [];
      for (const id of ids) {
        const line = await lineOfProduct(document, { artikelId: id, menge, lagId }, db);
        result.push({ ...line, verfuegbar: null, lieferbar: null } as Suggestion);
      }
      await addAvailable(result, db);
      return { status: 200, body: { result, hasMore } };
    },
    { searched: ['code'] },
  ),
};
