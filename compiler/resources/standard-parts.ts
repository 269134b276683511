import type { JsonSchema, MediaType, Parameter } from '../../schemas/contract/document';

/** Refers to a parameter of `api/common.yaml`. */
export function common(name: string): Parameter {
  return { $ref: `#/components/parameters/${name}` };
}

interface Answer {
  $ref?: string;
  description?: string;
  headers?: Record<string, object>;
  content?: Record<string, MediaType>;
}

/** Refers to an answer of `api/common.yaml`. */
export function commonResponse(name: string): Answer {
  return { $ref: `#/components/responses/${name}` };
}

/** Envelopes of 3-decisions §3.1. */
export const answers = {
  page: (entity: JsonSchema): Answer => ({
    description: 'A page of records.',
    content: json({
      type: 'object',
      required: ['result', 'hasMore'],
      properties: {
        result: { type: 'array', maxItems: 2000, items: entity },
        total: { type: 'integer' },
        totalCapped: { type: 'boolean' },
        hasMore: { type: 'boolean' },
      },
    }),
  }),
  record: (entity: JsonSchema): Answer => ({
    description: 'The record; its version as ETag.',
    headers: { ETag: { required: true, schema: { type: 'string', maxLength: 40 } } },
    content: json({ type: 'object', required: ['result'], properties: { result: entity } }),
  }),
};

function json(schema: JsonSchema): Record<string, MediaType> {
  return { 'application/json': { schema } };
}
