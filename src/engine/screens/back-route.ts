const names = ['backRouteName', 'backRouteParams', 'backRouteLabel'] as const;

interface BackRoute {
  /** Path of the page that «Zurück» leads to. */
  path: string;
  label: string | undefined;
}

/**
 * Returns where the query of a page says that «Zurück» leads (spec 1 §1): a name like `addresses.persons` is the path
 * without its parameters, joined by dots (spec 3); those of `backRouteParams` follow one after each step, in their
 * order (`{"id": 10001, "personId": 7}`). One that the name has as a step (`addresses.id.persons`) stands there
 * instead. Leads only to pages of this application: undefined where the first step is none of `known`, or the
 * parameters are no JSON object.
 */
export function backRouteOf(
  search: URLSearchParams,
  known: readonly string[],
): BackRoute | undefined {
  const steps = (search.get('backRouteName') ?? '').split('.').filter(Boolean);
  const params = readParams(search.get('backRouteParams'));
  const [first] = steps;
  if (first === undefined || !known.includes(first) || !params) return undefined;
  const between = [...params].flatMap(([name, value]) => (steps.includes(name) ? [] : [value]));
  const isParam = (place: number) => place > 0 && params.has(steps[place] ?? '');
  const filled = steps.flatMap((step, place) => {
    if (isParam(place)) return [params.get(step) ?? step];
    const next = isParam(place + 1) ? undefined : between.shift();
    return next === undefined ? [step] : [step, next];
  });
  return {
    path: `/${filled.map(encodeURIComponent).join('/')}`,
    label: search.get('backRouteLabel') || undefined,
  };
}

/**
 * Returns the part of a query that says the way back, which holds for all tabs of a page: e.g. `?backRouteName=home`,
 * or nothing.
 */
export function backRouteQuery(search: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of names) {
    const value = search.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept.size === 0 ? '' : `?${kept.toString()}`;
}

function readParams(text: string | null): ReadonlyMap<string, string> | undefined {
  if (!text) return new Map();
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== 'object' || read === null || Array.isArray(read)) return undefined;
    return new Map(Object.entries(read).map(([name, value]) => [name, String(value)]));
  } catch {
    return undefined;
  }
}
