import type { APIRequestContext } from '@playwright/test';
import { demoPassword } from './login';
import type { ScreenUnderTest } from './screens';

type Params = Readonly<Record<string, number>>;

const found = new Map<string, string>();

/**
 * Path of the first record above an embedded screen that has rows there, `/openItems/5`, without its
 * tab. The demo company does not change between tests, so each is looked for once.
 */
export async function pathWithRows(
  request: APIRequestContext,
  { definition, above }: ScreenUnderTest,
): Promise<string> {
  const known = found.get(definition.name);
  if (known !== undefined) return known;
  const login = await request.post('/vario-api/login', {
    headers: { authorization: `Basic ${btoa(`buero:${demoPassword}`)}` },
    data: { sprache: 'de', geraetName: 'Test' },
  });
  const { token } = (await login.json()) as { token: string };
  const ids = async (list: string, params: Params, query = ''): Promise<number[]> => {
    const path = list.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
    const answer = await request.get(`/vario-api${path}?limit=50${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return ((await answer.json()) as { result: { id: number }[] }).result.map(({ id }) => id);
  };
  const search = async (level: number, params: Params, rows: number[]): Promise<string> => {
    const step = above[level];
    if (!step) return rows.length > 0 ? '' : 'none';
    for (const id of rows) {
      const inside = { ...params, [step.by]: id };
      const named = step.embedded.includes(`{${step.by}}`);
      const below = await ids(step.embedded, inside, named ? '' : `&filter=${step.by}=${id}`);
      const rest = await search(level + 1, inside, below);
      if (rest !== 'none')
        return `/${level === 0 ? step.screen : (above[level - 1]?.tab ?? '')}/${id}${rest}`;
    }
    return 'none';
  };
  const path = await search(0, {}, await ids(above[0]?.list ?? '', {}));
  if (path === 'none') throw new Error(`screen ${definition.name}: no record above has rows`);
  found.set(definition.name, path);
  return path;
}
