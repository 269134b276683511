import type { QueuedOperation } from '../../../schemas/contract/queued-operation';
import { bodyReference } from '../../../schemas/contract/tables';
import { deviceTimeProblem } from '../../../schemas/rules/device-time';
import { dateProblem } from '../../../schemas/rules/plausible-date';
import type { Contract, JsonSchema, Operation, Parameter } from '../contract/contract';
import { fieldRules } from '../contract/field-rules';
import { fieldProblem, problem, type Message } from '../errors/problem';
import { canonicalBody } from './canonical-body';
import { parameterValue } from './parameter-value';
import { schemaMessage } from './schema-message';
import { isStorable } from './storable';
import type { ErrorObject, ValidateFunction } from './validator';

export interface RawRequest {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string | string[]>>;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: unknown;
}

/** Values that a handler gets, of the types that the contract declares. */
export interface CheckedRequest {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: unknown;
}

/**
 * Makes the check of an operation's requests: everything declared, of the declared type, nothing else. The check throws
 * 422 with every field that is wrong, 400 for a body that is missing altogether.
 */
export function createRequestCheck(
  operation: Operation,
  contract: Contract,
  compile: (schema: JsonSchema) => ValidateFunction,
): (request: RawRequest) => CheckedRequest {
  const places = (['path', 'query', 'header'] as const).map((place) => {
    const parameters = operation.parameters.filter((parameter) => parameter.in === place);
    return { parameters, validate: compile(schemaOf(parameters)) };
  });
  const [path, query, header] = places as [Place, Place, Place];
  const validateBody = operation.body && compile(operation.body);
  const reference = bodyReference(operation.body);
  const named = reference?.$ref?.split('/').at(-1);
  // Errors of a record wrapped in `data` name its fields, as those of a plain one do.
  const wrapped = reference !== undefined && reference !== operation.body;
  const queued = contract.tables?.queued[`${operation.method} ${operation.path}`];
  const schema = named && (contract.schemas[named]?.['x-entity'] ?? named);

  return (request) => {
    const errors = new FieldErrors(schema, contract, wrapped);
    const params = checkPlace(path, request.params, errors);
    const queryValues = checkPlace(query, request.query, errors);
    for (const name of Object.keys(request.query)) {
      if (!query.parameters.some((parameter) => parameter.name === name)) {
        errors.add(name, { code: 'msg_parameter_unknown' });
      }
    }
    const headers = checkPlace(header, lowerCase(header.parameters, request.headers), errors);
    let body: unknown;
    if (validateBody) {
      if (request.body !== undefined) {
        const { value, faults } = canonicalBody(request.body, operation.body, contract);
        body = value;
        for (const [field, message] of faults) errors.add(field, message);
        if (!validateBody(body)) errors.addAll(validateBody.errors ?? []);
      } else if (operation.needsBody) {
        throw problem(400, 'msg_body_missing');
      }
    }
    errors.throwIfAny();
    checkDates(named && contract.schemas[named]?.properties, wrapped ? dataOf(body) : body, errors);
    checkToldTime(queued, { query: queryValues, body }, errors);
    errors.throwIfAny();
    return { params, query: queryValues, headers, body };
  };
}

const dataOf = (body: unknown) => (body as { data?: unknown } | undefined)?.data;

/** Checks that days are plausible (`x-dated`). */
function checkDates(
  declared: Readonly<Record<string, JsonSchema>> | undefined | '',
  body: unknown,
  errors: FieldErrors,
): void {
  const said = (body ?? {}) as Record<string, unknown>;
  for (const [name, property] of Object.entries(declared || {})) {
    const value = said[name];
    const dated = property['x-dated'];
    if (dated === undefined || typeof value !== 'string') continue;
    const wrong = dateProblem(value, dated);
    if (wrong) errors.add(name, { code: wrong.code, parameters: [...wrong.parameters] });
  }
}

/** Checks that a time reported late is possible (`x-queued`), whatever the operation makes of it. */
function checkToldTime(
  queued: QueuedOperation | undefined,
  { query, body }: Pick<CheckedRequest, 'query' | 'body'>,
  errors: FieldErrors,
): void {
  if (queued?.at === undefined) return;
  const said = (queued.isBodiless ? query : (body ?? {})) as Record<string, unknown>;
  const isLate = Object.entries(queued.late ?? {}).every(([name, value]) => said[name] === value);
  const told = said[queued.at];
  const wrong = isLate && typeof told === 'string' ? deviceTimeProblem(told) : undefined;
  if (wrong) errors.add(queued.at, wrong);
}

interface Place {
  parameters: Parameter[];
  validate: ValidateFunction;
}

function schemaOf(parameters: Parameter[]): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

/** Converts header names to the contract's spelling, which handlers use; they come in lower case. */
function lowerCase(parameters: Parameter[], headers: RawRequest['headers']): RawRequest['headers'] {
  return Object.fromEntries(parameters.map(({ name }) => [name, headers[name.toLowerCase()]]));
}

function checkPlace(
  { parameters, validate }: Place,
  texts: Readonly<Record<string, string | string[] | undefined>>,
  errors: FieldErrors,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const { name, schema } of parameters) {
    const text = texts[name];
    if (text === undefined || text === '') continue; // an empty parameter is none
    if (Array.isArray(text)) errors.add(name, { code: 'msg_parameter_repeated' });
    else if (!isStorable(text)) errors.add(name, { code: 'msg_value_characters' });
    else values[name] = parameterValue(text, schema);
  }
  if (!validate(values)) errors.addAll(validate.errors ?? []);
  return values;
}

/** Maximum number of fields that errors name: nobody reads more, and a body may hold a hundred thousand. */
const MOST_FIELDS = 100;

class FieldErrors {
  private readonly schema: string | undefined;
  private readonly wrapped: boolean;
  private readonly declared: Readonly<Record<string, JsonSchema>>;
  private readonly fields = new Map<string, Message[]>();
  private wholeBody: Message | undefined;

  constructor(schema: string | undefined, contract: Contract, wrapped: boolean) {
    this.wrapped = wrapped;
    this.schema = schema;
    this.declared = (schema && contract.schemas[schema]?.properties) || {};
  }

  add(path: string, message: Message): void {
    const field = this.named(path);
    const messages = this.fields.get(field) ?? [];
    if (this.fields.size >= MOST_FIELDS || messages.some(({ code }) => code === message.code))
      return;
    this.fields.set(field, [...messages, message]);
  }

  addAll(errors: readonly ErrorObject[]): void {
    for (const error of errors) {
      if (this.fields.size >= MOST_FIELDS) return;
      const found = schemaMessage(error);
      if (!found) continue;
      if (found.field === '') this.wholeBody ??= found.message;
      else this.add(found.field, this.ownMessage(this.named(found.field), found.message));
    }
  }

  private named(path: string): string {
    return this.wrapped ? path.replace(/^data\./, '') : path;
  }

  /** Replaces a message where one can be more specific than the schema. */
  private ownMessage(field: string, message: Message): Message {
    if (message.code === 'msg_field_unknown' && this.declared[field]) {
      return { code: 'msg_field_read_only' };
    }
    const own = this.schema && fieldRules(this.schema)[field]?.requiredMessage;
    return own && message.code === 'msg_value_required' ? { code: own } : message;
  }

  throwIfAny(): void {
    if (this.fields.size > 0) throw fieldProblem(Object.fromEntries(this.fields));
    if (this.wholeBody) throw problem(422, this.wholeBody.code);
  }
}
