/** Fields of a head that are chosen as a group where documents become one: recipient, language, terms. */
export const chosenFields = {
  empfaenger: ['name1', 'name2', 'name3', 'strasse', 'plz', 'ort', 'lkz'],
  ansprechpartnerId: ['ansprechpartnerId'],
  ustId: ['ustId'],
  sprache: ['sprache'],
  zahlungsart: ['zahlungsart'],
  lieferbedingung: ['lieferbedingung'],
} as const;

export type ChosenField = keyof typeof chosenFields;

/**
 * Fields that nobody can choose, because somebody else would owe the document or the sums would change: debtor,
 * currency, tax, discounts.
 */
const keptApart = ['adresseId', 'waehrung', 'besteuerung', 'rabatt1', 'rabatt2'] as const;

/**
 * Fields that each document has for itself: their common successor has them where all agree. Their order numbers stand
 * above their lines.
 */
const saidWhereAlike = [
  'bestellnummerKunde',
  'auftragsDatum',
  'liefertermin',
  'fixtermin',
  'kopftext',
  'fusstext',
  'lagerId',
  'dealId',
  'ticketId',
] as const;

type HeadField =
  | (typeof keptApart)[number]
  | (typeof saidWhereAlike)[number]
  | (typeof chosenFields)[ChosenField][number];

/** Head of a document, as far as it matters for joining it with others. */
export type CollectiveHead = { id: number } & Readonly<
  Record<HeadField, string | number | boolean | null>
>;

/** Choice of document `id` as the one whose head counts in a field, among those it may be joined with. */
export interface HeadChoice {
  feld: ChosenField;
  id: number;
}

/** Documents that become one. */
export interface HeadGroup<Head> {
  heads: readonly [Head, ...Head[]];
  /** Heads that count in fields in which the documents differ. */
  counts: Readonly<Partial<Record<ChosenField, Head>>>;
  /** Fields in which they differ and which their successor leaves empty. */
  omitted: readonly (typeof saidWhereAlike)[number][];
}

/** Field in which documents that may become one differ, with the documents by value. */
export interface HeadDifference<Head> {
  feld: ChosenField;
  /** Documents by value, each group in the order of the documents. */
  values: readonly (readonly [Head, ...Head[]])[];
  isChosen: boolean;
}

export interface CollectivePlan<Head> {
  groups: readonly HeadGroup<Head>[];
  differences: readonly HeadDifference<Head>[];
  /** Fields that keep groups apart. */
  apart: readonly ((typeof keptApart)[number] | ChosenField)[];
}

/**
 * Plans what becomes of documents that are converted together: those whose heads agree become one, and so do those that
 * differ only in fields that have been chosen. Nothing of a head is lost silently.
 */
export function planCollective<Head extends CollectiveHead>(
  heads: readonly Head[],
  choices: readonly HeadChoice[] = [],
): CollectivePlan<Head> {
  const differences: HeadDifference<Head>[] = [];
  const groups: HeadGroup<Head>[] = [];
  for (const joinable of alike(heads, (head) => keyOf(head, keptApart))) {
    const isChosen = (feld: ChosenField) =>
      choices.some((choice) => choice.feld === feld && joinable.some(({ id }) => id === choice.id));
    const differing = fieldNames.flatMap((feld): HeadDifference<Head>[] => {
      const values = alike(joinable, (head) => keyOf(head, chosenFields[feld]));
      return values.length > 1 ? [{ feld, values, isChosen: isChosen(feld) }] : [];
    });
    differences.push(...differing);
    const apart = differing.flatMap(({ feld, isChosen }) => (isChosen ? [] : chosenFields[feld]));
    for (const some of alike(joinable, (head) => keyOf(head, apart))) {
      groups.push(groupOf(some, joinable, choices));
    }
  }
  const differ = (names: readonly HeadField[]) =>
    alike(heads, (head) => keyOf(head, names)).length > 1;
  return {
    groups,
    differences,
    apart: [
      ...keptApart.filter((name) => differ([name])),
      ...fieldNames.filter((feld) => differences.some((one) => one.feld === feld && !one.isChosen)),
    ],
  };
}

const fieldNames = Object.keys(chosenFields) as ChosenField[];

function groupOf<Head extends CollectiveHead>(
  heads: readonly [Head, ...Head[]],
  joinable: readonly Head[],
  choices: readonly HeadChoice[],
): HeadGroup<Head> {
  const counts: Partial<Record<ChosenField, Head>> = {};
  for (const { feld, id } of choices) {
    const chosen = joinable.find((head) => head.id === id);
    if (chosen && alike(heads, (head) => keyOf(head, chosenFields[feld])).length > 1) {
      counts[feld] = chosen;
    }
  }
  const omitted = saidWhereAlike.filter(
    (name) => alike(heads, (head) => keyOf(head, [name])).length > 1,
  );
  return { heads, counts, omitted };
}

/** Key of a head's fields: empty and null are the same, and so are no discount and one of 0 %. */
function keyOf(head: CollectiveHead, names: readonly HeadField[]): string {
  return JSON.stringify(names.map((name) => head[name] || null));
}

/** Groups items with the same key, in the order of the first of each. */
function alike<Item>(
  items: readonly Item[],
  key: (item: Item) => string,
): (readonly [Item, ...Item[]])[] {
  const found = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const same = found.get(key(item));
    if (same) same.push(item);
    else found.set(key(item), [item]);
  }
  return [...found.values()];
}
