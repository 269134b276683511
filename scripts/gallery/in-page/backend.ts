import { parseFilter, type Condition } from '../../../schemas/rules/filter-grammar';
import { foldText } from '../../../schemas/rules/fold-text';
import type { GalleryContract, GalleryData, Row } from './gallery-data';

export interface Asked {
  method: string;
  /** Path below the API's base. */
  path: string;
  query: URLSearchParams;
  body?: unknown;
}

type Stored = Row & { version: number };

export interface Answered {
  status: number;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** Media type of what is no JSON. */
  type?: string;
}

/**
 * Answers like the reference server as far as a gallery needs it, without a network: lists with order, filter, search
 * and pages, records that are read, created, changed and removed. Changes last as long as the page.
 */
export function galleryBackend(contract: GalleryContract, data: GalleryData) {
  const rows = new Map(
    Object.entries(data.records).map(([schema, all]) => [
      schema,
      all.map((row): Stored => ({ version: 1, ...row })),
    ]),
  );
  const of = (schema: string) => rows.get(schema) ?? [];

  function answer(asked: Asked): Answered {
    const canned = found(data.answers, asked.path);
    if (canned && asked.method !== 'DELETE') return { status: 200, body: canned.value };
    const file = found(data.contents ?? {}, asked.path)?.value;
    if (file && asked.method === 'GET') {
      const headers = { 'content-disposition': `inline; filename="${file.name}"` };
      return { status: 200, body: file.text, type: file.type, headers };
    }
    const content = contentOf(asked.path);
    if (content && asked.method === 'GET') return content;
    const record = found(contract.records, asked.path);
    const schema = record?.value ?? '';
    const at = of(schema).findIndex((row) => named(row) === record?.params.id);
    if (record && rows.has(schema)) {
      const row = of(schema)[at];
      if (!row) return missing;
      if (asked.method === 'GET') return one(row);
      if (asked.method === 'PATCH') return one(change(schema, at, asked.body));
      if (asked.method === 'DELETE') {
        of(schema).splice(at, 1);
        return { status: 204 };
      }
    }
    const list = found(contract.lists, asked.path);
    if (list && asked.method === 'GET') return listed(list.value, list.params, asked.query);
    const created = found(contract.creates, asked.path);
    if (created && asked.method === 'POST' && rows.has(created.value)) {
      return create(asked.path, created.value, created.params, asked.body);
    }
    return missing;
  }

  function change(schema: string, at: number, body: unknown): Stored {
    const before = of(schema)[at];
    const changed = { ...before, ...objectOf(body), version: (before?.version ?? 0) + 1 };
    of(schema)[at] = changed;
    return changed;
  }

  function create(path: string, schema: string, params: Row, body: unknown): Answered {
    const id = Math.max(0, ...of(schema).map((row) => Number(row.id))) + 1;
    const above = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, Number(value)]),
    );
    of(schema).push({ ...objectOf(body), ...above, id, version: 1 });
    return { status: 201, headers: { location: `${path}/${id}` } };
  }

  function listed(schema: string, params: Row, query: URLSearchParams): Answered {
    const { conditions } = parseFilter(query.get('filter') ?? '');
    const words = foldText(query.get('suche') ?? '');
    const all = of(schema)
      .filter((row) => Object.entries(params).every(([name, value]) => String(row[name]) === value))
      .filter((row) => conditions.every((condition) => holds(row, condition)))
      .filter((row) => words === '' || Object.values(row).some((value) => isFound(value, words)))
      .toSorted(by(query.get('orderBy') ?? ''));
    const offset = Number(query.get('offset') ?? 0);
    const limit = Number(query.get('limit') ?? 50);
    const result = all.slice(offset, offset + limit);
    return {
      status: 200,
      body: { result, hasMore: offset + limit < all.length, total: all.length },
    };
  }

  return { answer };
}

const missing: Answered = {
  status: 404,
  body: {
    errors: {
      services: [
        {
          messageCode: 'msg_record_not_found',
          message: 'This gallery does not have it.',
          messageParameters: [],
        },
      ],
      fieldErrors: {},
    },
    httpStatus: 404,
  },
};

function one(row: Stored): Answered {
  return { status: 200, body: { result: row }, headers: { etag: `"${row.version}"` } };
}

const named = ({ id, name, lkz }: Row) => String(id ?? name ?? lkz);

function objectOf(body: unknown): Row {
  return typeof body === 'object' && body !== null ? (body as Row) : {};
}

/** Finds the entry of a path, with the values of its parameters. */
function found<T>(
  table: Readonly<Record<string, T>>,
  path: string,
): { value: T; params: Readonly<Record<string, string>> } | undefined {
  const steps = path.split('/');
  for (const [pattern, value] of Object.entries(table)) {
    const parts = pattern.split('/');
    if (parts.length !== steps.length) continue;
    const params: Record<string, string> = {};
    const fits = parts.every((part, index) => {
      const [, name] = /^\{(\w+)\}$/.exec(part) ?? [];
      if (name !== undefined) params[name] = decodeURIComponent(steps[index] ?? '');
      return name !== undefined || part === steps[index];
    });
    if (fits) return { value, params };
  }
  return undefined;
}

/** Answers contents: pictures are drawn by their number, files say what they are. */
function contentOf(path: string): Answered | undefined {
  const [, picture] = /\/bilder\/(\d+)\/gfx$/.exec(path) ?? [];
  if (picture !== undefined) {
    const hue = (Number(picture) * 67) % 360;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="hsl(${hue} 45% 78%)"/><circle cx="200" cy="150" r="90" fill="hsl(${hue} 45% 45%)"/></svg>`;
    return { status: 200, body: svg, type: 'image/svg+xml' };
  }
  if (!/\/dateien\/\d+(\/daten)?$/.test(path) || !path.endsWith('/daten')) return undefined;
  return { status: 200, body: 'A file of the gallery.\n', type: 'text/plain; charset=utf-8' };
}

function isFound(value: unknown, words: string): boolean {
  return typeof value === 'string' && foldText(value).includes(words);
}

function holds(row: Row, { field, operator, values }: Condition): boolean {
  const all = [row[field] ?? null].flat();
  const value = all[0] ?? null;
  const text = (one: unknown) => foldText(String(one));
  const [first = ''] = values.map(foldText);
  if (operator === 'null') return value === null;
  if (operator === '!null') return value !== null;
  if (operator === '!=') return !all.some((one) => text(one) === first);
  if (value === null) return false;
  if (operator === '=' || operator === 'in') {
    return all.some((one) => values.some((wanted) => text(one) === foldText(wanted)));
  }
  if (operator === '~') return text(value).includes(first);
  if (operator === '^') return text(value).startsWith(first);
  const difference =
    typeof value === 'number' ? value - Number(first) : text(value).localeCompare(first);
  if (operator === '<') return difference < 0;
  if (operator === '<=') return difference <= 0;
  return operator === '>' ? difference > 0 : difference >= 0;
}

/** Compares rows by an order such as `farbe,preis desc`. */
function by(order: string): (one: Row, other: Row) => number {
  const terms = order
    .split(',')
    .filter(Boolean)
    .map((term) => {
      const [field = '', direction] = term.trim().split(/\s+/);
      return {
        field: field.replace(/^-/, ''),
        sign: direction === 'desc' || field.startsWith('-') ? -1 : 1,
      };
    });
  return (one, other) => {
    for (const { field, sign } of terms) {
      const difference = compared(one[field], other[field]);
      if (difference !== 0) return sign * difference;
    }
    return 0;
  };
}

function compared(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one ?? '').localeCompare(String(other ?? ''), 'de');
}
