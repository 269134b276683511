import type { AnyRecord } from '../../../../api/dialect';

type Id = number | string;

/** Record that would be made of several. */
export interface PlannedGroup {
  title: string;
  /** Texts of what sets it apart from the others. */
  marks: readonly string[];
  sources: readonly { id: Id; text: string }[];
  /** Fields that it leaves empty because its sources do not agree in them. */
  omitted: readonly string[];
}

/** Difference between rows that may become one. */
export interface PlannedDifference {
  field: string;
  label: string;
  /** Values with `id`, a row by which the value is chosen, and `count`, the number of rows that have it. */
  values: readonly { id: Id; text: string; count: number }[];
}

export interface TogetherPlan {
  groups: readonly PlannedGroup[];
  differences: readonly PlannedDifference[];
}

/**
 * Row whose value counts, by difference ({@link differenceKey}); differences that are not named keep their rows apart.
 */
export type PlanChoices = Readonly<Record<string, Id>>;

/** Reads the answer of a plan: `gruppen` with `titel`, `merkmale`, `quellen`, `entfaellt`, and `abweichungen` with `feld`, `bezeichnung`, `werte`. */
export function planIn(answer: AnyRecord): TogetherPlan {
  return {
    groups: rowsOf(answer.gruppen).map((group) => ({
      title: textOf(group.titel),
      marks: textsOf(group.merkmale),
      sources: rowsOf(group.quellen).map(({ id, text }) => ({ id: id as Id, text: textOf(text) })),
      omitted: textsOf(group.entfaellt),
    })),
    differences: rowsOf(answer.abweichungen).map(({ feld, bezeichnung, werte }) => ({
      field: textOf(feld),
      label: textOf(bezeichnung),
      values: rowsOf(werte).map(({ id, text, ids }) => ({
        id: id as Id,
        text: textOf(text),
        count: Array.isArray(ids) ? ids.length : 0,
      })),
    })),
  };
}

/** Returns the key of a difference: rows that cannot become one may differ in the same field. */
export function differenceKey({ field, values }: PlannedDifference): string {
  return `${field} ${String(values[0]?.id)}`;
}

/** Writes the choices as the body of the call has them. */
export function choicesInBody(choices: PlanChoices): AnyRecord {
  const wahl = Object.entries(choices).map(([key, id]) => ({ feld: key.split(' ')[0], id }));
  return { ...(wahl.length > 0 && { wahl }), getrennt: true };
}

function rowsOf(value: unknown): readonly AnyRecord[] {
  return Array.isArray(value) ? (value as AnyRecord[]) : [];
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? (value as unknown[]).map(textOf) : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
