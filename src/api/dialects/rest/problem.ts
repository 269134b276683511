import type { Problem } from '../../api-error';
import type { AnyRecord } from '../../dialect';
import { isObject, objectOf } from './within';

interface Said {
  /** Field that the text is about; undefined where it is about the whole record. */
  field?: string;
  text: string;
}

/** Members that hold tables of fields. */
const tables = ['errors', 'fieldErrors', 'field_errors', 'validationErrors', 'validation_errors'];
/** Members that hold lists of single mistakes: plain, RFC 9457's extensions, FastAPI, Bean Validation, JSON:API. */
const lists = [...tables, 'invalid-params', 'invalidParams', 'violations', 'details', 'detail'];
const texts = ['message', 'detail', 'msg', 'reason', 'defaultMessage', 'error', 'description'];
const fields = [
  'field',
  'name',
  'property',
  'propertyPath',
  'path',
  'param',
  'parameter',
  'attribute',
];

/** Reads a refused call: a problem of RFC 9457, `{message}`, `{error: {message}}`, and lists or tables of fields. */
export function problemOf(body: AnyRecord): Problem {
  const inner = isObject(body.error) ? body.error : {};
  const named = [body, inner].flatMap((from) => [
    ...lists.flatMap((name) => saidInList(from[name])),
    ...tables.flatMap((name) => saidInTable(from[name])),
  ]);
  const single = named.length > 0 || !isTable(body) ? named : saidInTable(body);
  const fieldErrors: Record<string, string[]> = {};
  for (const { field, text } of single)
    if (field !== undefined) (fieldErrors[field] ??= []).push(text);
  const general = single.flatMap(({ field, text }) => (field === undefined ? [text] : []));
  // A summary of the fields adds nothing to them.
  const isSaid = Object.keys(fieldErrors).length + general.length > 0;
  const summary = isSaid ? undefined : summaryOf(body, inner);
  const messages = summary === undefined ? general : [summary];
  return {
    services: messages.map((message) => ({ messageCode: '', message, messageParameters: [] })),
    fieldErrors,
    trackingId: textOf(body.traceId ?? body.trace_id ?? body.request_id ?? body.requestId),
    instance: textOf(body.instance),
  };
}

function summaryOf(body: AnyRecord, inner: AnyRecord): string | undefined {
  const own = [inner.message, inner.detail, body.detail, body.message, body.error_description];
  return own
    .concat(body.title, body.error)
    .map(textOf)
    .find((one) => one !== undefined);
}

function saidInList(value: unknown): Said[] {
  return Array.isArray(value) ? value.flatMap(saidOne) : [];
}

/** Tells whether a body that holds only `{name: ['is too long']}` and the like is itself a table. */
function isTable(body: AnyRecord): boolean {
  return Object.values(body).every(
    (said) => Array.isArray(said) && said.every((one) => typeof one === 'string'),
  );
}

function saidInTable(value: unknown): Said[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, said]) =>
    [said].flat().flatMap((one): Said[] => {
      const text = textOf(one) ?? texts.map((word) => textOf(objectOf(one)[word])).find(Boolean);
      const field = fieldName(name);
      return text === undefined ? [] : [{ ...(field !== undefined && { field }), text }];
    }),
  );
}

function saidOne(one: unknown): Said[] {
  if (typeof one === 'string') return [{ text: one }];
  const said = objectOf(one);
  const text = texts
    .concat('title', 'code')
    .map((name) => textOf(said[name]))
    .find(Boolean);
  if (text === undefined) return [];
  const { pointer, parameter } = objectOf(said.source);
  const named = [
    ...fields.map((name) => said[name]),
    pointer,
    parameter,
    said.loc,
    said.instancePath,
  ];
  const field = named.map(pathOf).find((name) => name !== undefined);
  return [{ ...(field !== undefined && { field }), text }];
}

/** Reads a path from `['body', 'name']`, `/data/attributes/name`, `body.name`, `name`. */
function pathOf(value: unknown): string | undefined {
  if (Array.isArray(value)) return fieldName(value.map(String).join('.'));
  return typeof value === 'string'
    ? fieldName(value.replace(/^\//, '').replaceAll('/', '.'))
    : undefined;
}

const around = /^(\$|body|query|data|attributes|request|input|dto)\./;

/** Strips what is around the record from a path; undefined for the record itself. */
function fieldName(path: string): string | undefined {
  let name = path.replace(/\[(\d+)\]/g, '.$1');
  while (around.test(name)) name = name.replace(around, '');
  return ['', '$', 'body', 'base', '_', 'non_field_errors'].includes(name) ? undefined : name;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
