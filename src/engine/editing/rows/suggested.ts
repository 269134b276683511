import type { AnyRecord, RowSuggestions } from '../../define/definition';
import type { Fields } from '../../fields/field';

/** Query parameters of the call by which a suggestion is asked for. */
export type Asked = Readonly<Record<string, string | number | boolean>>;

interface SuggestionContext {
  suggests: RowSuggestions;
  fields: Fields;
}

/** Returns a text that stands where a key belongs: nobody knows yet which record it means. */
export function codeOf(row: AnyRecord, { suggests, fields }: SuggestionContext) {
  const [first = ''] = suggests.by;
  const value = row[first];
  const takesTexts = [fields[first]?.property.type ?? 'string'].flat().includes('string');
  return suggests.code !== undefined && !takesTexts && typeof value === 'string' && value !== ''
    ? value
    : undefined;
}

/** Returns what the row gives for the request; undefined where there is nothing to ask by. */
export function askedOf(row: AnyRecord, context: SuggestionContext): Asked | undefined {
  const { suggests, fields } = context;
  const [first = '', ...others] = suggests.by;
  const code = codeOf(row, context);
  const main: Asked | undefined =
    code !== undefined && suggests.code !== undefined
      ? { [suggests.code]: code }
      : isAskable(row[first]) && isShownIn(fields, first, row)
        ? { [first]: row[first] }
        : undefined;
  if (!main) return undefined;
  const given = others.flatMap((name) => {
    const value = row[name];
    const isText = [fields[name]?.property.type ?? []].flat().includes('string');
    // A text so far typed that is no value yet asks nothing.
    const fits = isAskable(value) && (typeof value !== 'string' || isText);
    return fits && isShownIn(fields, name, row) ? [[name, value] as const] : [];
  });
  return { ...main, ...Object.fromEntries(given) };
}

export function askedKey(asked: Asked | undefined): string {
  return JSON.stringify(asked ?? null);
}

/** Returns the fields in which the user has written something other than what was suggested. */
export function ownFields(
  row: AnyRecord,
  known: AnyRecord | undefined,
  { suggests, fields }: SuggestionContext,
): readonly string[] {
  return Object.keys(known ?? {}).filter((name) => {
    const field = fields[name];
    if (!field || field.readOnly || suggests.by.includes(name)) return false;
    return !isEmpty(row[name]) && row[name] !== known?.[name];
  });
}

interface FillOptions extends SuggestionContext {
  /** Suggestion made before, which the row's values may equal. */
  known: AnyRecord | undefined;
  canEdit: (row: AnyRecord, field: string) => boolean;
  /** Field being typed in: it keeps its content. */
  open: string | undefined;
  /** Field kept by the table itself. */
  order: string | undefined;
}

/**
 * Returns the changes that a suggestion makes: what the user wrote himself stays, what takes no input is only shown.
 */
export function suggestedChanges(
  row: AnyRecord,
  answer: AnyRecord,
  { suggests, fields, known, canEdit, open, order }: FillOptions,
): AnyRecord {
  const changes: Record<string, unknown> = {};
  const set = (name: string, value: unknown) => {
    if ((row[name] ?? null) !== (value ?? null)) changes[name] = value ?? null;
  };
  const [first = ''] = suggests.by;
  const isCode = codeOf(row, { suggests, fields }) !== undefined;
  for (const [name, value] of Object.entries(answer)) {
    const field = fields[name];
    if (!field || name === 'id' || name === 'version' || name === order) continue;
    if (field.readOnly) set(name, value);
    else if (name === first) {
      if (isCode) set(name, value);
    } else if (name === open || !canEdit({ ...row, ...changes }, name)) continue;
    else {
      const isOwn = suggests.by.includes(name) || row[name] !== known?.[name];
      if (isEmpty(row[name]) || !isOwn) set(name, value);
    }
  }
  return changes;
}

export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function isAskable(value: unknown): value is string | number | boolean {
  return !isEmpty(value) && ['string', 'number', 'boolean'].includes(typeof value);
}

function isShownIn(fields: Fields, name: string, row: AnyRecord): boolean {
  return fields[name]?.metadata.when?.({ ...row }) ?? true;
}
