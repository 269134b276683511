import type { ColumnDefinition } from '../../../define/definition';

export type Density = 'compact' | 'normal' | 'comfortable';

/** Heights of rows in px (look.md). */
export const rowHeights: Readonly<Record<Density, number>> = {
  compact: 30,
  normal: 34,
  comfortable: 42,
};

/** Density of the application, until the user says otherwise. */
export const usualDensity: Density = import.meta.env.KONTOR_DENSITY;

export const isDensity = (stored: unknown): stored is Density =>
  typeof stored === 'string' && Object.hasOwn(rowHeights, stored);

export interface ColumnSetting {
  field: string;
  /** Width in px; undefined: it follows from the definition and the field. */
  width?: number;
  hidden?: boolean;
  pinned?: boolean;
}

/**
 * Layout of a list's columns. Entries may name fields that the contract lacks: they keep their place, and count again
 * when the field returns.
 */
export interface ColumnLayout {
  columns: readonly ColumnSetting[];
  /** Density of the rows; empty: the user's own for all lists. */
  density: Density | '';
}

/** Layout with the columns of the definition. */
export const standardLayout: ColumnLayout = {
  columns: [],
  density: '',
};

/** Least width of a column in px. */
export const narrowest = 48;
export const widest = 1000;

/**
 * Arranges columns: stored entries, other columns after their neighbour in the definition, further fields hidden;
 * pinned ones first.
 */
export function arrangedColumns(
  layout: ColumnLayout,
  definition: readonly ColumnDefinition[],
  fields: readonly string[] = [],
): readonly ColumnSetting[] {
  const arranged: ColumnSetting[] = [...layout.columns];
  const knows = (name: string) => arranged.some(({ field }) => field === name);
  definition.forEach(({ field }, index) => {
    if (knows(field)) return;
    const before = definition[index - 1]?.field;
    const place = arranged.findIndex((column) => column.field === before);
    arranged.splice(place + 1, 0, { field });
  });
  const further = fields.filter((field) => !knows(field));
  const all: ColumnSetting[] = [...arranged, ...further.map((field) => ({ field, hidden: true }))];
  return [...all.filter(({ pinned }) => pinned), ...all.filter(({ pinned }) => !pinned)];
}

/** Rounds a width to whole px, between the narrowest and the widest. */
export function possibleWidth(width: number): number {
  return Math.round(Math.max(narrowest, Math.min(widest, width)));
}

/** Reads a stored layout; whatever is broken or unknown is left out, so that the rest still counts. */
export function readLayout(stored: unknown): ColumnLayout {
  const { columns, density } = objectOf(stored);
  const entries = Array.isArray(columns) ? columns.flatMap(readColumn) : [];
  const fields = new Set<string>();
  return {
    columns: entries.filter(({ field }) => !fields.has(field) && fields.add(field)),
    density: isDensity(density) ? density : '',
  };
}

function readColumn(stored: unknown): readonly ColumnSetting[] {
  const { field, width, hidden, pinned } = objectOf(stored);
  if (typeof field !== 'string' || field === '') return [];
  return [
    {
      field,
      ...(typeof width === 'number' && width > 0 && { width: possibleWidth(width) }),
      ...(hidden === true && { hidden }),
      ...(pinned === true && { pinned }),
    },
  ];
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
