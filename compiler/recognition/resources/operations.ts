import { methods, type JsonSchema, type Method } from '../../../schemas/contract/document';
import type { OpenApiDocument, Operation, Parameter } from '../../../schemas/contract/document';
import { behind, isNode } from '../../document/references';

/** Operation with everything that holds for it, references resolved. */
export interface OneOperation {
  path: string;
  method: Method;
  operationId?: string;
  tag?: string;
  summary?: string;
  deprecated: boolean;
  parameters: readonly Parameter[];
  rights: readonly string[];
  source: Operation;
}

/** Reads every operation of a document by its path; parameters of the path and of the operation in one. */
export function operationsOf(document: OpenApiDocument): Map<string, Map<Method, OneOperation>> {
  const found = new Map<string, Map<Method, OneOperation>>();
  for (const [path, written] of Object.entries(document.paths)) {
    const item = behind(document, written);
    const own = new Map<Method, OneOperation>();
    for (const method of methods) {
      const source = item[method];
      if (!isNode(source)) continue;
      const { operationId, tags, deprecated, summary } = source;
      const [tag] = Array.isArray(tags) ? (tags as string[]) : [];
      own.set(method, {
        path,
        method,
        ...(operationId !== undefined && { operationId }),
        ...(tag !== undefined && { tag }),
        ...(typeof summary === 'string' && { summary }),
        deprecated: deprecated === true,
        parameters: parametersOf(document, item.parameters, source.parameters),
        rights: rightsOf(source.security ?? document.security),
        source,
      });
    }
    if (own.size > 0) found.set(path, own);
  }
  return found;
}

/** Returns the JSON of an operation's answer of success. */
export function answerOf(
  document: OpenApiDocument,
  { source }: OneOperation,
): { schema: JsonSchema; headers: readonly string[] } | undefined {
  const responses = source.responses ?? {};
  const status = ['200', '201', '2XX', '2xx', '202', '203', 'default'].find(
    (one) => one in responses,
  );
  const answer = status === undefined ? undefined : responses[status];
  if (!answer) return undefined;
  const { content, headers } = behind<{ content?: object; headers?: object }>(document, answer);
  const media = jsonOf(content);
  if (!media?.schema) return undefined;
  return { schema: media.schema, headers: Object.keys(headers ?? {}) };
}

/** Returns the JSON that an operation takes, or the form where it takes no JSON. */
export function bodyOf(
  document: OpenApiDocument,
  { source }: OneOperation,
): { schema: JsonSchema; mediaType: string } | undefined {
  if (!source.requestBody) return undefined;
  const { content } = behind<{ content?: object }>(document, source.requestBody);
  return jsonOf(content) ?? formOf(content);
}

function jsonOf(content: object | undefined) {
  const entries = Object.entries(content ?? {});
  const [mediaType, media] =
    entries.find(([type]) => /^application\/json\b/.test(type)) ??
    entries.find(([type]) => /^application\/[\w.+-]*json\b/.test(type)) ??
    entries.find(([type]) => type === '*/*' || type === 'application/*') ??
    [];
  return asMedia(mediaType, media);
}

function formOf(content: object | undefined) {
  const [mediaType, media] =
    Object.entries(content ?? {}).find(([type]) => type === 'application/x-www-form-urlencoded') ??
    [];
  return asMedia(mediaType, media);
}

function asMedia(mediaType: string | undefined, media: unknown) {
  if (mediaType === undefined || !isNode(media) || !isNode(media.schema)) return undefined;
  return { mediaType, schema: media.schema as JsonSchema };
}

function parametersOf(
  document: OpenApiDocument,
  ...lists: (Parameter[] | undefined)[]
): Parameter[] {
  const all = new Map<string, Parameter>();
  for (const written of lists.flatMap((list) => (Array.isArray(list) ? list : []))) {
    const parameter = behind(document, written);
    const schema = parameter.schema && behind(document, parameter.schema);
    all.set(`${parameter.in} ${parameter.name}`, { ...parameter, ...(schema && { schema }) });
  }
  return [...all.values()];
}

/** Returns the scopes that an operation asks for: of the first way to log in that names some. */
function rightsOf(security: unknown): string[] {
  const ways = Array.isArray(security) ? security.filter(isNode) : [];
  const scopes = ways.map((way) => Object.values(way).flat().map(String));
  return scopes.find((names) => names.length > 0) ?? [];
}
