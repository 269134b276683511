import type { JsonSchema, PathItem } from '../../schemas/contract/document';
import {
  type ResourceDeclaration,
  type SectionDeclaration,
} from '../../schemas/contract/resource-declaration';
import { common, commonResponse } from './standard-parts';

/** Path of the search over everything (3-decisions §3.1, «Calls of the shell»). */
const path = '/webapp/suche';

/** Number of rows of one section. */
const ROWS = 5;

/**
 * Builds the search over everything, of every section that a resource declares; none without sections. Throws for two
 * sections of one name.
 */
export function searchPath(declared: readonly ResourceDeclaration[]): [string, PathItem][] {
  const sections = declared.flatMap(({ schema, section }) =>
    section ? [{ schema, section }] : [],
  );
  if (sections.length === 0) return [];
  const names = sections.map(({ section }) => section.name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) {
    const both = sections.filter(({ section }) => section.name === twice);
    throw new Error(
      `${both.map(({ schema }) => schema).join(' and ')} are both section «${twice}»`,
    );
  }
  return [
    [
      path,
      {
        get: {
          operationId: 'searchEverything',
          summary: `Search everything that the caller may see: ${ROWS} rows of each section and how many there are`,
          'x-right': 'session',
          parameters: [
            common('acceptLanguage'),
            {
              name: 'suche',
              in: 'query',
              required: true,
              schema: { type: 'string', minLength: 3, maxLength: 100 },
            },
            {
              name: 'abschnitte',
              in: 'query',
              schema: {
                type: 'string',
                maxLength: 400,
                pattern: `^(${names.join('|')})(,(${names.join('|')}))*$`,
                description:
                  'Names of sections separated by commas; without it all that the caller may see.',
              },
            },
          ],
          responses: { '200': answer(sections), default: commonResponse('error') },
        },
      },
    ],
  ];
}

function answer(sections: readonly { schema: string; section: SectionDeclaration }[]) {
  const properties = Object.fromEntries(
    sections.map(({ schema, section }) => [section.name, sectionAnswer(schema)]),
  );
  return {
    description: 'Sections by name; what the caller may not see is missing.',
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

function sectionAnswer(schema: string): JsonSchema {
  return {
    type: 'object',
    required: ['result', 'total'],
    properties: {
      result: {
        type: 'array',
        maxItems: ROWS,
        items: { $ref: `#/components/schemas/${schema}` },
        description: 'Records whose number is the term come first.',
      },
      total: { type: 'integer' },
      totalCapped: { type: 'boolean', description: 'There are more than `total`.' },
    },
  };
}
