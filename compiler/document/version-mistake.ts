import { isNode } from './references';

/** Mistake of a document at a JSON pointer, with what helps. */
export interface PlacedMistake {
  pointer: string;
  text: string;
  remedies: readonly string[];
}

/** Kinds of other documents, by the member that tells which one it is. */
const others: Readonly<Record<string, readonly [what: string, remedy: string]>> = {
  swagger: ['Swagger 2', 'write it as OpenAPI 3 first: npx swagger2openapi <file> -o openapi.yaml'],
  asyncapi: ['an AsyncAPI document, about messages', 'name the OpenAPI document of the service'],
  arazzo: ['an Arazzo document, about workflows', 'name the OpenAPI document of the service'],
  info: ['a document without «openapi: 3.x»', 'say its version in the first line: openapi: 3.0.3'],
};

/** Returns the reason why what was read is no OpenAPI 3 document at all; undefined when it is one. */
export function versionMistake(
  content: unknown,
): (Omit<PlacedMistake, 'pointer'> & { pointer?: string }) | undefined {
  if (!isNode(content)) {
    const remedies = ['it begins with openapi: 3.0.3 or "openapi": "3.1.0"'];
    return { text: 'this is no OpenAPI document', remedies };
  }
  const { openapi, paths } = content;
  if (openapi === undefined) {
    const kind = Object.keys(others).find((name) => name in content);
    const [what, remedy] = others[kind ?? ''] ?? ['no OpenAPI document', 'name one of version 3'];
    const remedies = [remedy];
    return { pointer: kind && `#/${kind}`, text: `this is ${what}`, remedies };
  }
  if (!/^3\.[01](\.|$)/.test(String(openapi))) {
    const text = `OpenAPI 3.0 and 3.1 are read, this is «${String(openapi)}»`;
    return { pointer: '#/openapi', text, remedies: ['ask for the document in one of these'] };
  }
  if (!isNode(paths) || Object.keys(paths).length === 0) {
    const text = 'no path is in it, so that there is nothing to show';
    return { pointer: '#/paths', text, remedies: ['name the document that has the paths'] };
  }
  return undefined;
}
