/**
 * Fields of a head that are chosen as a whole where documents become one: who it is for, in which language, on which
 * terms.
 */
export const chosenFields = {
  empfaenger: ['name1', 'name2', 'name3', 'strasse', 'plz', 'ort', 'lkz'],
  ansprechpartnerId: ['ansprechpartnerId'],
  ustId: ['ustId'],
  sprache: ['sprache'],
  zahlungsart: ['zahlungsart'],
  lieferbedingung: ['lieferbedingung'],
} as const;

export type ChosenField = keyof typeof chosenFields;

/** What nobody can choose, because somebody else would owe it or the sums would be others: debtor, currency, tax, discounts. */
const keptApart = ['adresseId', 'waehrung', 'besteuerung', 'rabatt1', 'rabatt2'] as const;

/**
 * What each document says for itself: their common successor says it where all say the same. Their order numbers stand above
 * their lines.
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

/** A head, as far as it matters for what it becomes one with. */
export type CollectiveHead = { id: number } & Readonly<
  Record<HeadField, string | number | boolean | null>
>;

/** That the head of document `id` counts in a field, among those that it may become one with. */
export interface HeadChoice {
  feld: ChosenField;
  id: number;
}

/** Documents that become one. */
export interface HeadGroup<Head> {
  heads: readonly [Head, ...Head[]];
  /** Whose head counts in fields in which they differ. */
  counts: Readonly<Partial<Record<ChosenField, Head>>>;
  /** What they differ in and their successor does not say. */
  omitted: readonly (typeof saidWhereAlike)[number][];
}

/** A field in which documents differ that may become one, and who says what. */
export interface HeadDifference<Head> {
  feld: ChosenField;
  /** Of each value those that have it, in the order of the documents. */
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
 * What becomes of documents that are taken over together: those whose heads agree become one, and those that differ in what
 * may be chosen where that has been. Nothing of a head gets lost without a word.
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

/** Empty and nothing are the same, and so are no discount and one of 0 %. */
function keyOf(head: CollectiveHead, names: readonly HeadField[]): string {
  return JSON.stringify(names.map((name) => head[name] || null));
}

/** What has the same key, in the order of the first of each. */
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
