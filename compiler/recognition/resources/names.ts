/** Strips a name of case, hyphens and underscores: `per_page`, `perPage` and `PER-PAGE` are one. */
export function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

/** Returns the first of the names that is among the wanted, in the order of these. */
export function firstNamed(
  names: readonly string[],
  wanted: readonly string[],
): string | undefined {
  for (const one of wanted) {
    const found = names.find((name) => plainName(name) === plainName(one));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Splits a name into words: `purchase_orderItems` → purchase, order, items. */
export function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
}

export function camelCase(name: string): string {
  const [first = '', ...rest] = wordsOf(name);
  return [first, ...rest.map(capital)].join('');
}

export function pascalCase(name: string): string {
  return wordsOf(name).map(capital).join('');
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Returns the regular singular of an English word: categories → category, statuses → status. */
export function singularOf(word: string): string {
  if (/^(series|species|news)$|sis$/i.test(word)) return word;
  if (/[^aeiou]ies$/i.test(word)) return `${word.slice(0, -3)}y`;
  if (/(ss|x|ch|sh|[tnrb]us)es$/i.test(word)) return word.slice(0, -2);
  return /[^su]s$/i.test(word) ? word.slice(0, -1) : word;
}

/** Returns the steps of a path without slashes at its ends. */
export function stepsOf(path: string): string[] {
  return path.split('/').filter((step) => step !== '');
}

/** Returns a path without a trailing slash: backends write it on one operation and not on the next. */
export function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}

/** Lists the parameters in a path, in their order. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
}
