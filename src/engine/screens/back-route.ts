const names = ['backRouteName', 'backRouteParams', 'backRouteLabel'] as const;

interface BackRoute {
  /** Path of the page that «Zurück» leads to. */
  path: string;
  label: string | undefined;
}

/**
 * Where the query of a page says that «Zurück» leads (spec 1 §1): a name like `addresses.id.persons` is the path with
 * dots, of which `backRouteParams` fills in the steps it names (`{"id": 10001}`). Only to pages of one's own: undefined
 * where the first step is none of `known`, or the parameters are no JSON object.
 */
export function backRouteOf(
  search: URLSearchParams,
  known: readonly string[],
): BackRoute | undefined {
  const steps = (search.get('backRouteName') ?? '').split('.').filter(Boolean);
  const params = readParams(search.get('backRouteParams'));
  const [first] = steps;
  if (first === undefined || !known.includes(first) || !params) return undefined;
  const [, ...rest] = steps.map((step) => encodeURIComponent(params.get(step) ?? step));
  return {
    path: `/${[first, ...rest].join('/')}`,
    label: search.get('backRouteLabel') || undefined,
  };
}

/** What of a query says the way back: it holds for all tabs of a page. E.g. `?backRouteName=home`, or nothing. */
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
