import { camelCase, singularOf } from '../resources/names';

/**
 * Writes a path as definitions name it: what names the record is `{id}`, what it is below has a name of its own. Only
 * the names of parameters differ, so that the path that is called stays the same.
 */
export function pagePath(path: string, kind: 'list' | 'record'): string {
  const steps = path.split('/');
  const last = kind === 'record' ? steps.findLastIndex((step) => step.includes('{')) : -1;
  return steps
    .map((step, at) => {
      if (at === last) return step.replace(/\{[^{}]+\}/, '{id}');
      const noun = steps.slice(0, at).findLast((one) => one !== '' && !one.includes('{'));
      return step.replace('{id}', `{${camelCase(`${singularOf(noun ?? 'record')} id`)}}`);
    })
    .join('/');
}
