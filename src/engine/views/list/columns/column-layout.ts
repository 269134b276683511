import type { ColumnDefinition } from '../../../define/definition';

export type Density = 'compact' | 'normal' | 'comfortable';

/** px (look.md). */
export const rowHeights: Readonly<Record<Density, number>> = {
  compact: 30,
  normal: 34,
  comfortable: 42,
};

/** Of the application, until the user says otherwise. */
export const usualDensity: Density = import.meta.env.KONTOR_DENSITY;

export const isDensity = (stored: unknown): stored is Density =>
  typeof stored === 'string' && Object.hasOwn(rowHeights, stored);

export interface ColumnSetting {
  field: string;
  /** px; undefined: it follows from the definition and the field. */
  width?: number;
  hidden?: boolean;
  pinned?: boolean;
}

/** Entries may name fields that the contract lacks: they keep their place, and count again when the field returns. */
export interface ColumnLayout {
  columns: readonly ColumnSetting[];
  /** Empty: the user's own for all lists. */
  density: Density | '';
}

/** The columns of the definition. */
export const standardLayout: ColumnLayout = {
  columns: [],
  density: '',
};

/** px. */
export const narrowest = 48;
export const widest = 1000;

/** Stored entries, other columns after their neighbour in the definition, further fields hidden; pinned ones first. */
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

/** Whole px. */
export function possibleWidth(width: number): number {
  return Math.round(Math.max(narrowest, Math.min(widest, width)));
}

/** Whatever is broken or unknown is left out, so that the rest still counts. */
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
