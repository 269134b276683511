import {
  methods,
  type JsonSchema,
  type OpenApiDocument,
  type Operation,
} from '../../../schemas/contract/document';
import type { BuiltContract } from '../../../compiler/built-contract';
import { usedFields } from './used-fields';
import type { ScreenSource } from '../../../compiler/mistakes/screen-contract';
import type { RegisteredTypes } from '../../../compiler/application/registered-types';

/** Change of a contract that matters to a screen. */
export interface Mutation {
  kind: string;
  screen: string;
  file: string;
  /** Target of the change: `Address.plz`, `GET /stammdaten/adressen`. */
  of: string;
  /**
   * Description of the change, for the reader of a report that it was missed: tells changes of a kind and a place
   * apart.
   */
  what: string;
  /** Name that a message about it contains. */
  names: string;
  /** Changes this copy. */
  apply: (document: OpenApiDocument) => void;
}

/** Lists every change that could be made to what a screen uses, each by itself. */
export function mutationsOf(
  source: ScreenSource,
  contract: BuiltContract,
  types: RegisteredTypes,
): Mutation[] {
  const { file, definition } = source;
  const { fields, paths } = usedFields(source, contract, types);
  const found = [
    ...[...fields].flatMap(([schema, names]) =>
      [...names].flatMap((name) => fieldMutations(schema, name, contract)),
    ),
    ...paths.flatMap((path) => pathMutations(path, contract.document)),
  ];
  return found.map((one) => ({ ...one, file, screen: definition.name }));
}

type Found = Omit<Mutation, 'screen' | 'file'>;

/** Function that changes a property; undefined where it has nothing of the kind. */
type Change = (property: JsonSchema) => JsonSchema | undefined;

const lower = ['minimum', 'minLength', 'minItems'];
const upper = ['maximum', 'maxLength', 'maxItems'];

const changes: Readonly<Record<string, Change>> = {
  'another type': ({ type, description }) => ({
    description,
    type: [type].flat().includes('boolean') ? 'integer' : 'boolean',
  }),
  'another format': ({ format, ...rest }) => (format === undefined ? undefined : rest),
  'a value of its own kind no more: only one': ({ enum: values, ...rest }) =>
    values || rest.type === undefined || rest.type === 'object' || rest.type === 'array'
      ? undefined
      : { ...rest, enum: ['X'] },
  'another value to choose': ({ enum: values, ...rest }) =>
    values && { ...rest, enum: [...values, 'NEU'] },
  'another pattern': ({ type, ...rest }) =>
    [type].flat().includes('string') ? { ...rest, type, pattern: '^Z$' } : undefined,
  'a bound where there was none': ({ type, ...rest }) => {
    if ([type].flat().includes('string') && rest.maxLength === undefined && !rest.enum)
      return { ...rest, type, maxLength: 1 };
    const isFigure = [type].flat().some((one) => one === 'integer' || one === 'number');
    return isFigure && rest.maximum === undefined ? { ...rest, type, maximum: 1 } : undefined;
  },
  'a value always': ({ type, ...rest }) =>
    Array.isArray(type) && type.includes('null')
      ? { ...rest, type: type.filter((one) => one !== 'null') }
      : undefined,
  'another right': (property) => ({ ...property, 'x-right': 'ANOTHER' }),
};

function fieldMutations(schema: string, name: string, { schemas }: BuiltContract): Found[] {
  const parts = ['', 'Input', 'Patch'].map((part) => `${schema}${part}`);
  const own = parts.map((part) => schemas[part]?.properties?.[name]);
  const property = own.find((one) => one !== undefined);
  if (!property) return [];
  const each =
    (change: (properties: Record<string, JsonSchema>, of: JsonSchema) => void) =>
    (document: OpenApiDocument) => {
      for (const part of parts) {
        const of = document.components?.schemas?.[part];
        if (of?.properties && name in of.properties) change(of.properties, of);
      }
    };
  const mutation = (kind: string, apply: Mutation['apply'], what = kind): Found => ({
    ...{ kind, what, apply },
    ...{ of: `${schema}.${name}`, names: name },
  });
  const replaced = (kind: string, change: Change, what = kind): Found[] =>
    change(property)
      ? [
          mutation(
            kind,
            each((properties) => {
              const was = properties[name];
              properties[name] = (was && change(was)) ?? was ?? {};
            }),
            what,
          ),
        ]
      : [];
  const bound = (word: string, step: number) =>
    replaced(
      'a narrower bound',
      (one) => (typeof one[word] === 'number' ? { ...one, [word]: one[word] + step } : undefined),
      word,
    );
  const input = schemas[`${schema}Input`];
  const isSent = input?.properties?.[name] !== undefined;
  return [
    mutation(
      'gone',
      each((properties, of) => {
        delete properties[name];
        of.required = of.required?.filter((one) => one !== name);
      }),
    ),
    mutation(
      'called otherwise',
      each((properties, of) => {
        properties[`${name}Neu`] = properties[name] ?? {};
        delete properties[name];
        of.required = of.required?.map((one) => (one === name ? `${name}Neu` : one));
      }),
    ),
    ...Object.entries(changes).flatMap(([kind, change]) => replaced(kind, change)),
    ...lower.flatMap((word) => bound(word, 1)),
    ...upper.flatMap((word) => bound(word, -1)),
    ...(property.enum ?? [])
      .filter((value) => value !== null)
      .flatMap((value) =>
        replaced(
          'a value less to choose',
          ({ enum: values = [], ...rest }) => ({
            ...rest,
            enum: values.filter((one) => one !== value),
          }),
          `without ${String(value)}`,
        ),
      ),
    ...(isSent && !input?.required?.includes(name)
      ? [
          mutation('must be given', ({ components }) => {
            const of = components?.schemas?.[`${schema}Input`];
            if (of) of.required = [...(of.required ?? []), name];
          }),
        ]
      : []),
    ...(isSent
      ? [
          mutation('only read', ({ components }) => {
            for (const part of parts.slice(1))
              delete components?.schemas?.[part]?.properties?.[name];
          }),
        ]
      : []),
  ];
}

function pathMutations(path: string, original: OpenApiDocument): Found[] {
  const others = Object.keys(original.components?.schemas ?? {});
  return methods.flatMap((method): Found[] => {
    const operation = original.paths[path]?.[method];
    if (!operation) return [];
    const names = `${method.toUpperCase()} ${path}`;
    const change = (
      kind: string,
      apply: (own: Operation, document: OpenApiDocument) => void,
      what = kind,
    ) => ({
      ...{ kind, what, of: names, names },
      apply: (document: OpenApiDocument) => {
        const own = document.paths[path]?.[method];
        if (own) apply(own, document);
      },
    });
    const answers = JSON.stringify(operation.responses ?? {});
    const another = others.find((name) => !answers.includes(`/${name}"`)) ?? '';
    return [
      change('operation gone', (_, document) => void delete document.paths[path]?.[method]),
      change('operation asks for another right', (own) => void (own['x-right'] = 'ANOTHER')),
      ...(method === 'get' && answers.includes('#/components/schemas/')
        ? [
            change('operation answers something else', (own) => {
              own.responses = JSON.parse(
                JSON.stringify(own.responses).replace(
                  /#\/components\/schemas\/\w+/g,
                  `#/components/schemas/${another}`,
                ),
              ) as Operation['responses'];
            }),
          ]
        : []),
      ...(operation.parameters ?? []).map((_, at) =>
        change(
          'parameter gone',
          (own) => void (own.parameters = own.parameters?.filter((__, index) => index !== at)),
          `${at + 1}. parameter gone`,
        ),
      ),
      change('parameter must be given', (own) => {
        own.parameters = [
          ...(own.parameters ?? []),
          { name: 'mandant', in: 'query', required: true, schema: { type: 'string' } },
        ];
      }),
    ];
  });
}
