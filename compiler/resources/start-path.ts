import type { JsonSchema, PathItem } from '../../schemas/contract/document';
import type { ResourceDeclaration, StartBlock } from '../../schemas/contract/resource-declaration';
import { common, commonResponse } from './standard-parts';

/** Path of the start page's figures (3-decisions, «Calls of the shell»). */
const path = '/webapp/start';

/** Block of the caller's pinned views, of whatever list. */
const VIEWS = 'ansichten';

/** Number of rows that a block shows of its most urgent figure. */
const ROWS = 5;

/** Builds the start page's path: figures, by block, of every resource that declares some; none without. */
export function startPath(declared: readonly ResourceDeclaration[]): [string, PathItem][] {
  const blocks = declared.flatMap(({ schema, start }) => (start ? [{ schema, start }] : []));
  if (blocks.length === 0) return [];
  return [
    [
      path,
      {
        get: {
          operationId: 'readStart',
          summary: 'Figures of the start page, by block: of all lists that the caller may see',
          'x-right': 'session',
          parameters: [
            common('acceptLanguage'),
            {
              name: 'bloecke',
              in: 'query',
              schema: {
                type: 'string',
                maxLength: 400,
                pattern: '^[A-Za-z]+(,[A-Za-z]+)*$',
                description:
                  'Names of blocks separated by commas; without it all that the caller may see. What is unknown is passed over.',
              },
            },
          ],
          responses: { '200': answer(blocks), default: commonResponse('error') },
        },
      },
    ],
  ];
}

function answer(blocks: readonly { schema: string; start: StartBlock }[]) {
  const properties = {
    ...Object.fromEntries(
      blocks.map(({ schema, start }) => [start.name, blockAnswer(schema, start)]),
    ),
    [VIEWS]: viewsAnswer,
  };
  return {
    description:
      'Blocks by name; what the caller may not see is missing, and one that could not be read says so.',
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['result'],
          properties: { result: { type: 'object', properties } },
        },
      },
    },
  };
}

const failed: JsonSchema = {
  type: 'boolean',
  description: 'It could not be read; the others have been.',
};

const counted: Record<string, JsonSchema> = {
  total: { type: 'integer' },
  totalCapped: { type: 'boolean', description: 'There are more than `total`.' },
};

function blockAnswer(schema: string, { figures }: StartBlock): JsonSchema {
  const figure: JsonSchema = {
    type: 'object',
    required: ['total'],
    properties: {
      ...counted,
      summen: {
        type: 'array',
        description: 'What they add up to, one for each currency.',
        items: {
          type: 'object',
          required: ['wert'],
          properties: {
            wert: { type: 'number' },
            waehrung: { type: 'string', maxLength: 3 },
          },
        },
      },
    },
  };
  const names = Object.keys(figures);
  return {
    type: 'object',
    properties: {
      zahlen: {
        type: 'object',
        properties: Object.fromEntries(names.map((name) => [name, figure])),
      },
      zeigt: { type: 'string', enum: names, description: 'The first figure that counts any rows' },
      result: {
        type: 'array',
        maxItems: ROWS,
        description: 'The first of its rows',
        items: { $ref: `#/components/schemas/${schema}` },
      },
      fehlgeschlagen: failed,
    },
  };
}

const viewsAnswer: JsonSchema = {
  type: 'object',
  description: 'Views that the caller has pinned',
  properties: {
    result: {
      type: 'array',
      maxItems: 30,
      items: {
        type: 'object',
        required: ['id', 'name', 'liste'],
        properties: {
          id: { type: 'integer' },
          name: { type: 'string' },
          liste: {
            type: 'string',
            description: 'As computed queries name it: `stammdaten/artikel`',
          },
          ...counted,
          fehlgeschlagen: failed,
        },
      },
    },
    fehlgeschlagen: failed,
  },
};
