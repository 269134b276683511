import type { RecognitionHelp, Resource } from './model';
import { camelCase, pascalCase, singularOf, stepsOf } from './names';

/** Resources with the names of their screens and of their schemas, which are all different. */
export function named(resources: readonly Resource[], help: RecognitionHelp): Resource[] {
  const screens = new Set<string>();
  /** Schema → what it is made of. */
  const schemas = new Map<string, string>();
  return resources.map((resource) => {
    const words = stepsOf(resource.list.path).filter((step) => !step.startsWith('{'));
    const wished = help.lists?.[resource.list.path]?.name;
    const name = wished ?? free(screenNames(words), (one) => !screens.has(one));
    screens.add(name);
    const source = resource.component ?? resource.rowComponent ?? resource.list.path;
    const schema = free(
      schemaNames(resource, words),
      (one) => (schemas.get(one) ?? source) === source,
    );
    schemas.set(schema, source);
    return { ...resource, name, schema };
  });
}

/**
 * Lists candidates for a name: the last word of the path, with more and more of those before it; «me» and «all» mean
 * nothing by themselves.
 */
function screenNames(words: readonly string[]): string[] {
  return words
    .map((_, index) => words.slice(words.length - 1 - index))
    .filter(([first = '', ...rest]) => rest.length > 0 || !generic.test(first))
    .map((some) => camelCase(some.join(' ')));
}

const generic = /^(me|all|list|search|mine|query|find\w*)$/i;

/** Lists candidates for a name: the component's unless it is that of an answer, else one made from the path. */
function schemaNames({ component, rowComponent }: Resource, words: readonly string[]): string[] {
  const components = [component, rowComponent].filter((one) => one !== undefined);
  const things = components.filter((one) => !ofCalls.test(one));
  const paths = screenNames(words.map(singularOf));
  return [...things, ...paths, ...components].map(pascalCase);
}

const ofCalls =
  /^(get|list|read|create|update|find|fetch)[A-Z_-]|([rR]esponse|[bB]ody|Dto|DTO|[oO]utput|[rR]esult|[pP]ayload|[rR]equest|[mM]odel)$/;

function free(candidates: readonly string[], isFree: (name: string) => boolean): string {
  const found = candidates.find(isFree);
  if (found !== undefined) return found;
  const last = candidates.at(-1) ?? 'records';
  let number = 2;
  while (!isFree(`${last}${number}`)) number += 1;
  return `${last}${number}`;
}
