import type { ColumnDefinition } from '../../../define/definition';

export type Density = 'compact' | 'normal' | 'comfortable';

/** px (look.md). */
export const rowHeights: Readonly<Record<Density, number>> = {
  compact: 30,
  normal: 34,
  comfortable: 42,
};

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
  density: Density;
}

/** The columns of the definition. */
export const standardLayout: ColumnLayout = { columns: [], density: 'normal' };

const narrowest = 48;
const widest = 1000;

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

/** `columns`: all of them, as `arrangedColumns` gives them. */
export function withColumn(
  layout: ColumnLayout,
  columns: readonly ColumnSetting[],
  field: string,
  change: Omit<ColumnSetting, 'field'>,
): ColumnLayout {
  return {
    ...layout,
    columns: columns.map((column) => (column.field === field ? settled(column, change) : column)),
  };
}

/** The moved column is pinned when the other one is. */
export function withMovedColumn(
  layout: ColumnLayout,
  columns: readonly ColumnSetting[],
  field: string,
  target: { field: string; side: 'before' | 'after' },
): ColumnLayout {
  const moved = columns.find((column) => column.field === field);
  const to = columns.find((column) => column.field === target.field);
  if (!moved || !to || field === target.field) return layout;
  const rest = columns.filter((column) => column !== moved);
  const place = rest.indexOf(to) + (target.side === 'after' ? 1 : 0);
  const placed = settled(moved, { pinned: to.pinned });
  return { ...layout, columns: [...rest.slice(0, place), placed, ...rest.slice(place)] };
}

/** Widths in px by field; the others stay. */
export function withWidths(
  layout: ColumnLayout,
  columns: readonly ColumnSetting[],
  widths: Readonly<Record<string, number | undefined>>,
): ColumnLayout {
  return {
    ...layout,
    columns: columns.map((column) =>
      column.field in widths ? settled(column, { width: widths[column.field] }) : column,
    ),
  };
}

/** Whole px. */
export function possibleWidth(width: number): number {
  return Math.round(Math.max(narrowest, Math.min(widest, width)));
}

/** What is off is not stored. */
function settled(column: ColumnSetting, change: Omit<ColumnSetting, 'field'>): ColumnSetting {
  const { field, width, hidden, pinned } = { ...column, ...change };
  return {
    field,
    ...(width !== undefined && { width: possibleWidth(width) }),
    ...(hidden && { hidden }),
    ...(pinned && { pinned }),
  };
}

/** Whatever is broken or unknown is left out, so that the rest still counts. */
export function readLayout(stored: unknown): ColumnLayout {
  const { columns, density } = objectOf(stored);
  const entries = Array.isArray(columns) ? columns.flatMap(readColumn) : [];
  const fields = new Set<string>();
  return {
    columns: entries.filter(({ field }) => !fields.has(field) && fields.add(field)),
    density: density === 'compact' || density === 'comfortable' ? density : standardLayout.density,
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
