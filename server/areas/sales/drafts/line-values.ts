import type { Executor } from '../../../db/database';
import { fieldProblem, type Message } from '../../../http/errors/problem';
import type { DocumentRow, PositionRow } from '../document-row';
import { nextPosition, requireNumber } from './line-numbers';
import { lineOfProduct } from './line-of-product';
import { lineRate } from './line-rate';
import { originOf, type PricedLine } from './price-origin';

type Values = Readonly<Record<string, unknown>>;

/** Fields that only lines with an amount have. */
const amountFields = [
  'artikelId',
  'menge',
  'mengeneinheit',
  'einzelpreis',
  'rabatt1',
  'rabatt2',
  'teuerungszuschlagProzent',
  'eknetto',
  'mwstsatz',
  'lagId',
] as const;

/** Fields that a line's total is calculated from. */
const reckonedFields = [
  'artikelId',
  'menge',
  'einzelpreis',
  'rabatt1',
  'rabatt2',
  'teuerungszuschlagProzent',
] as const;

/** Values of those fields in a line without an amount. */
const noAmount = {
  ...Object.fromEntries(amountFields.map((name) => [name, null])),
  artikelnummer: null,
  preisregel: null,
  steuersatz: null,
};

/** Tax class of German goods and services, used unless another is given. */
const USUAL_TAX_CLASS = 1;

/** Tells whether a line has an amount of its own: texts and subtotals have none. */
function hasAmount({ positionsArt }: Values): boolean {
  return positionsArt !== 'T' && positionsArt !== 'Z';
}

/**
 * Makes the row of a new line: its number, and the values it gets from a product it names. Throws 422 for a line
 * without text, an amount where none belongs and a quantity of 0; 409 for too many lines.
 */
export async function newLine(document: DocumentRow, given: Values, db: Executor): Promise<Values> {
  requireSensible(given, Object.keys(given));
  const next = await nextPosition(document.id, db);
  const position = given.position ?? requireNumber(next);
  if (!hasAmount(given)) return { ...given, ...noAmount, position, bezeichnung: textOf(given) };
  const menge = given.menge ?? (given.menge === null ? null : 1);
  const filled =
    given.artikelId == null
      ? { ...(await withoutProduct(document, given, db)), bezeichnung: textOf(given) }
      : await lineOfProduct(document, productWish(given, menge), db);
  const priced = await priceOf(
    given,
    { ...filled, artikelId: given.artikelId, menge },
    document,
    db,
  );
  return { ...filled, menge, ...said(given), ...priced, position };
}

/**
 * Completes a change of a line: another product fills the line anew except for the values in the same change, another
 * quantity finds the price anew unless somebody wrote it. Throws as {@link newLine}.
 */
export async function changedLine(
  document: DocumentRow,
  change: { before: PositionRow; given: Values },
  db: Executor,
): Promise<Values> {
  const isReckonedAnew = reckonedFields.some((name) => name in change.given);
  const more = {
    ...(await withArticle(document, change, db)),
    ...(isReckonedAnew && { einzelpreisGerundet: false }),
  };
  if (change.given.position !== null) return more;
  return { ...more, position: requireNumber(await nextPosition(document.id, db)) };
}

async function withArticle(
  document: DocumentRow,
  { before, given }: { before: PositionRow; given: Values },
  db: Executor,
): Promise<Values> {
  requireSensible(given, Object.keys(given));
  const after = { ...before, ...given } as Values;
  if (!hasAmount(after)) return hasAmount(before) ? noAmount : {};
  if (given.bezeichnung === null && after.artikelId == null) textOf(after);
  const isOther = 'artikelId' in given && given.artikelId !== before.artikelId;
  if (after.artikelId == null) {
    const cleared = isOther ? { artikelnummer: null, preisregel: null } : {};
    return {
      ...cleared,
      ...(await rateOf(document, before, given, db)),
      ...(await priceOf(given, after, document, db)),
    };
  }
  const isFoundAnew =
    isOther ||
    given.einzelpreis === null ||
    given.bezeichnung === null ||
    ('menge' in given && !isKept(before.preisregel) && given.einzelpreis === undefined);
  if (!isFoundAnew) {
    return {
      ...(await rateOf(document, before, given, db)),
      ...(await priceOf(given, after, document, db)),
    };
  }
  const found = await lineOfProduct(document, productWish(after, after.menge), db);
  const filled = isOther ? found : anew(given, before, found);
  return {
    ...filled,
    menge: after.menge,
    ...(await rateOf(document, before, given, db)),
    ...said(given),
    ...(await priceOf(given, after, document, db)),
  };
}

function anew(given: Values, before: PositionRow, found: Values): Values {
  const { einzelpreis, preisregel, bezeichnung } = found;
  const keepsPrice = isKept(before.preisregel) && given.einzelpreis !== null;
  return {
    ...(!keepsPrice && { einzelpreis, preisregel }),
    ...(given.bezeichnung === null && { bezeichnung }),
  };
}

/** Tells whether a price stays: somebody wrote it, or it came with the line from another document. */
function isKept(preisregel: string | null): boolean {
  return preisregel === 'MANUELL' || preisregel === 'UEBERNOMMEN';
}

/** Given values, which win over those that are filled in; null and undefined do not. */
function said(given: Values): Values {
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== null && value !== undefined),
  );
}

/** Returns a given price, with its origin; a price of none only where no product has one. */
async function priceOf(
  { einzelpreis }: Values,
  line: Values,
  document: DocumentRow,
  db: Executor,
): Promise<Values> {
  if (typeof einzelpreis === 'number') {
    return {
      einzelpreis,
      preisregel: await originOf(einzelpreis, line as PricedLine, document, db),
    };
  }
  return einzelpreis === null && line.artikelId == null ? { einzelpreis, preisregel: null } : {};
}

function productWish({ artikelId, lagId }: Values, menge: unknown) {
  return {
    artikelId: Number(artikelId),
    menge: Number(menge ?? 1),
    lagId: typeof lagId === 'number' ? lagId : undefined,
  };
}

async function withoutProduct(document: DocumentRow, { mwstsatz }: Values, db: Executor) {
  const taxClass = Number(mwstsatz ?? USUAL_TAX_CLASS);
  return { mwstsatz: taxClass, steuersatz: await lineRate(taxClass, document, db) };
}

async function rateOf(
  document: DocumentRow,
  before: PositionRow,
  { mwstsatz }: Values,
  db: Executor,
): Promise<Values> {
  if (mwstsatz === null) return { steuersatz: null };
  const wasWithout = before.mwstsatz === null && !hasAmount(before);
  if (typeof mwstsatz !== 'number' && !wasWithout) return {};
  return withoutProduct(document, { mwstsatz }, db);
}

/** Returns the line's text. Throws 422 where no product gives it one. */
function textOf({ bezeichnung, positionsArt }: Values): string {
  if (typeof bezeichnung === 'string') return bezeichnung;
  if (positionsArt === 'Z') return 'Zwischensumme';
  throw fieldProblem({ bezeichnung: [{ code: 'msg_value_required' }] });
}

function requireSensible(given: Values, names: readonly string[]): void {
  const faults: Record<string, Message[]> = {};
  if (given.menge === 0) faults.menge = [{ code: 'msg_position_quantity_zero' }];
  if (given.positionsArt !== undefined && !hasAmount(given)) {
    for (const name of amountFields) {
      if (names.includes(name) && given[name] != null) {
        faults[name] = [{ code: 'msg_position_no_amount' }];
      }
    }
  }
  if (Object.keys(faults).length > 0) throw fieldProblem(faults);
}
