import { fieldLabel } from '../../../http/texts/labels';
import type { ResourceOptions } from '../../../resources/model/resource';
import { writeEntries, type Entry } from '../document-entries';
import {
  isDraft,
  lockDocument,
  readDocument,
  requireDraft,
  requireMine,
  type PositionRow,
} from '../document-row';
import { addAvailable } from './add-available';
import { changedLine, newLine } from './line-values';
import { hasOwnPurchasePrice } from './price-origin';
import { refreshDocument } from './refresh-document';

/**
 * Rules for writing the lines of a draft: missing values are found, and the document's sums follow in the same
 * transaction.
 */
export const positionChanges: ResourceOptions = {
  complete: addAvailable,

  async guard({ before, after }, call) {
    const document = await lockDocument(Number((before ?? after)?.belegId), call.db);
    requireMine(document, call.caller);
    requireDraft(document);
  },

  async prepare(given, { db }) {
    return { ...(await newLine(await readDocument(Number(given.belegId), db), given, db)) };
  },

  async alongside({ before, after, fields }, { db }) {
    const line = before as PositionRow;
    const given = Object.fromEntries(fields.map((name) => [name, after?.[name]]));
    const document = await readDocument(line.belegId, db);
    return { ...(await changedLine(document, { before: line, given }, db)) };
  },

  async stored({ before, after, fields, withParent }, call) {
    if (withParent) return;
    const line = (after ?? before) as PositionRow;
    const document = await readDocument(line.belegId, call.db);
    await refreshDocument(document, call);
    const former = before as PositionRow | undefined;
    const isPurchasePriceOwn =
      after !== undefined &&
      (former === undefined ? call.body?.eknetto != null : fields.includes('eknetto')) &&
      (await hasOwnPurchasePrice(line, document, call.db));
    await writeEntries(
      entriesOf({ before: former, after, line, fields, isPurchasePriceOwn }).concat(
        document.belegstatus === '2' && isDraft(document)
          ? [{ belegId: document.id, art: 'O', text: 'Status geändert: gespeichert' }]
          : [],
      ),
      call,
    );
  },
};

interface LineChange {
  before: PositionRow | undefined;
  after: unknown;
  line: PositionRow;
  fields: readonly string[];
  isPurchasePriceOwn: boolean;
}

function entriesOf({ before, after, line, fields, isPurchasePriceOwn }: LineChange): Entry[] {
  const { belegId, position, bezeichnung } = line;
  const name = `Position ${position} «${bezeichnung}»`;
  const entry = (art: Entry['art'], text: string): Entry => ({ belegId, art, text });
  if (!after) return [entry('L', `${name} entfernt`)];
  const entries: Entry[] = [];
  // Purchase prices have an entry of their own, without the price: not everybody may see it.
  const shown = fields.filter((field) => field !== 'eknetto');
  if (!before) entries.push(entry('L', `${name} hinzugefügt`));
  else if (shown.length > 0) {
    const labels = shown.map((field) => fieldLabel('de', 'Position', field)).join(', ');
    entries.push(entry('L', `${name} geändert: ${labels}`));
  }
  if (isPurchasePriceOwn) entries.push(entry('C', `${name}: Einkaufspreis von Hand geändert`));
  return entries;
}
