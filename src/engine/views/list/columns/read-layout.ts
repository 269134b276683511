import {
  possibleWidth,
  standardLayout,
  type ColumnLayout,
  type ColumnSetting,
} from './column-layout';

/** Reads a stored layout; whatever is broken or unknown is left out, so that the rest still counts. */
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
