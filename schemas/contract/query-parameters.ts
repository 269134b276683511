import type { JsonSchema, OpenApiDocument, Operation, Parameter } from './document';

/** Parameters that every list of the contract takes, whatever its rows: the list engine speaks them. */
const ofEveryList = ['filter', 'orderBy', 'limit', 'offset', 'suche', 'returnTotal'];

/** Query parameters of an operation that are its own, including referenced ones. */
export function ownQueryParameters(operation: Operation, document: OpenApiDocument): Parameter[] {
  return queryParameters(operation, document).filter(
    ({ name }) => name !== undefined && !ofEveryList.includes(name),
  );
}

/** Tells whether a list is answered page by page; one without `limit` is answered as a whole. */
export function isPaged(operation: Operation, document: OpenApiDocument): boolean {
  return queryParameters(operation, document).some(({ name }) => name === 'limit');
}

/** Tells whether a list can be searched for a text. */
export function isSearched(operation: Operation, document: OpenApiDocument): boolean {
  return queryParameters(operation, document).some(({ name }) => name === 'suche');
}

/** Name of the schema of an operation's own query parameters: `explainPrice` → `ExplainPriceQuery`. */
export function querySchemaName({ operationId = '' }: Operation): string {
  return `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Query`;
}

/** An operation's own query parameters as the schema of an object, so that a form can ask for them. */
export function querySchema(operation: Operation, document: OpenApiDocument): JsonSchema {
  const parameters = ownQueryParameters(operation, document);
  return {
    type: 'object',
    additionalProperties: false,
    required: parameters.filter(({ required }) => required).map(({ name = '' }) => name),
    properties: Object.fromEntries(
      parameters.map(({ name = '', schema = {} }) => [name, schema] as const),
    ),
  };
}

/** Query parameters of an operation, references resolved. */
export function queryParameters(operation: Operation, document: OpenApiDocument): Parameter[] {
  return (operation.parameters ?? [])
    .map((parameter) => referred(parameter, document))
    .filter((parameter) => parameter.in === 'query');
}

function referred(parameter: Parameter, document: OpenApiDocument): Parameter {
  const name = parameter.$ref?.split('/').at(-1);
  return name === undefined ? parameter : (document.components?.parameters?.[name] ?? {});
}
