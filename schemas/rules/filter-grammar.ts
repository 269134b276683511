/** Operators of the wire's filter grammar (3-decisions 3.1). */
export type Operator = '=' | '!=' | '<' | '<=' | '>' | '>=' | '~' | '^' | 'null' | '!null' | 'in';

/** One term of a filter. `in` takes several values, the null tests none, every other operator one. */
export interface Condition {
  field: string;
  operator: Operator;
  values: readonly string[];
}

export interface ParsedFilter {
  conditions: Condition[];
  /** Terms that follow no rule of the grammar, as they were written. */
  invalid: string[];
}

const signs = ['!=', '<=', '>=', '=', '<', '>', '~', '^'] as const;

/** Writes conditions as the wire's `filter`: terms joined by commas (AND), reserved characters escaped. */
export function textOfFilter(conditions: readonly Condition[]): string {
  return conditions.map(termText).join(',');
}

function termText({ field, operator, values }: Condition): string {
  if (operator === 'null' || operator === '!null') return field + operator;
  if (operator === 'in') return `${field}in(${values.map(escape).join('|')})`;
  return `${field}${operator}${escape(values[0] ?? '')}`;
}

function escape(value: string): string {
  return value.replace(/[\\,|()]/g, '\\$&');
}

/** Reads a `filter`. An empty text has no conditions; a term that cannot be read is reported, never dropped. */
export function parseFilter(text: string): ParsedFilter {
  const parsed: ParsedFilter = { conditions: [], invalid: [] };
  if (text.trim() === '') return parsed;
  for (const term of splitUnescaped(text, ',')) {
    const condition = parseTerm(term);
    if (condition) parsed.conditions.push(condition);
    else parsed.invalid.push(term);
  }
  return parsed;
}

function parseTerm(term: string): Condition | undefined {
  // A word may follow its field at once (`ortnull`, `lkzin(DE|AT)`) or after a space. Nothing else can be meant: a bare
  // name is no condition, and a bracket in a value is escaped.
  const [, tested, test] = /^\s*([A-Za-z_]\w*?)\s*(!?null)\s*$/.exec(term) ?? [];
  if (tested && test) return { field: tested, operator: test as Operator, values: [] };
  const [, chosen, list] = /^\s*([A-Za-z_]\w*?)\s*in\s*\((.*)\)\s*$/s.exec(term) ?? [];
  if (chosen && list !== undefined) {
    return { field: chosen, operator: 'in', values: splitUnescaped(list, '|').map(unescape) };
  }
  const [, field, rest] = /^\s*([A-Za-z_]\w*)\s*(.*)$/s.exec(term) ?? [];
  if (!field || !rest) return undefined;
  const operator = signs.find((sign) => rest.startsWith(sign));
  return operator && { field, operator, values: [unescape(rest.slice(operator.length))] };
}

function splitUnescaped(text: string, separator: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    if (character === '\\') part += character + text.charAt(++index);
    else if (character === separator) {
      parts.push(part);
      part = '';
    } else part += character;
  }
  parts.push(part);
  return parts;
}

function unescape(value: string): string {
  return value.replace(/\\(.)/gs, '$1');
}
