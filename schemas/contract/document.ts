/** Parts of an OpenAPI 3.1 document that generator and server read. Everything else passes through untouched. */
export interface JsonSchema {
  $ref?: string;
  $id?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  readOnly?: boolean;
  writeOnly?: boolean;
  allOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  /** Right to see and change the property, or only to change it. */
  'x-right'?: string | { change: string };
  /** Code of the records in locks, change history, events and reminders. */
  'x-table'?: string;
  /** Fields that make up the title of a record. */
  'x-title'?: string[];
  /** The property that holds the record it is a part of. */
  'x-parent'?: string;
  /** Schema that a derived input or patch comes from. */
  'x-entity'?: string;
  [keyword: string]: unknown;
}

export interface MediaType {
  schema?: JsonSchema;
}

export interface Parameter {
  $ref?: string;
  name?: string;
  in?: string;
  required?: boolean;
  schema?: JsonSchema;
}

export interface Operation {
  operationId?: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content?: Record<string, MediaType> };
  responses?: Record<string, { content?: Record<string, MediaType> }>;
  'x-right'?: unknown;
  /** Place of the rows in an answer that is not `{result}`. */
  'x-rows'?: string;
  [member: string]: unknown;
}

export type PathItem = Partial<Record<Method, Operation>> & {
  parameters?: Parameter[];
  [member: string]: unknown;
};

export interface OpenApiDocument {
  openapi: string;
  /** Formats of the contract's own: type and bounds say what is valid, the page knows how it reads. */
  'x-formats'?: string[];
  paths: Record<string, PathItem>;
  components?: {
    schemas?: Record<string, JsonSchema>;
    parameters?: Record<string, Parameter>;
    [member: string]: unknown;
  };
  'x-complete-answers'?: boolean;
  [member: string]: unknown;
}

export const methods = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
] as const;
export type Method = (typeof methods)[number];
