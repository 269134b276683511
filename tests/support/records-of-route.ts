import type { ApiClient } from './api-client';
import { rowsOf } from './api-client';
import type { RouteStep, ScreenRoute } from './screen-routes';

/** Records of a level that are looked into for rows below. */
const most = 50;

/**
 * Ids of records that a route needs, from the top; undefined where the data have none, such as a deal that no address
 * has. `known` keeps what was read.
 */
export async function recordsOfRoute(
  client: ApiClient,
  { steps, kind, isNew }: ScreenRoute,
  known: Map<string, Promise<readonly unknown[]>>,
): Promise<readonly unknown[] | undefined> {
  const needed = isNew || kind === 'scanner' ? steps.slice(0, -1) : steps;
  const read = (path: string): Promise<readonly unknown[]> => {
    const before = known.get(path);
    if (before) return before;
    const rows = client
      .get(path)
      .then((reply) => (reply.status === 200 ? rowsOf(reply).map(({ id }) => id) : []));
    known.set(path, rows);
    return rows;
  };
  const search = async (
    level: number,
    params: Readonly<Record<string, unknown>>,
    path: string,
  ): Promise<readonly unknown[] | undefined> => {
    const step = needed[level];
    if (!step) return [];
    for (const id of await read(path)) {
      const next = needed[level + 1];
      if (!next) return [id];
      const inside = { ...params, [step.embedded?.by ?? '']: id };
      const rest = await search(level + 1, inside, listBelow(step, next, inside));
      if (rest) return [id, ...rest];
    }
    return undefined;
  };
  return search(0, {}, `${needed[0]?.screen.api.list ?? ''}?limit=${most}`);
}

function listBelow(
  { embedded }: RouteStep,
  next: RouteStep,
  params: Readonly<Record<string, unknown>>,
): string {
  const { by = '', list = next.screen.api.list } = embedded ?? {};
  const path = list.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
  const filter = list.includes(`{${by}}`) ? '' : `&filter=${by}=${String(params[by])}`;
  return `${path}?limit=${most}${filter}`;
}
