import type { Page } from '@playwright/test';

/**
 * Makes a list longer than any test database: the server's own rows come again and again. Row `n` shows
 * record `n` modulo the number of records there are. Whoever asks for a capped total hears of no more than `bound`.
 */
export async function stretchList(
  page: Page,
  path: string,
  total: number,
  bound = total,
): Promise<void> {
  let records: unknown[] = [];
  const totals: Record<string, object> = {
    true: { total },
    capped: total > bound ? { total: bound, totalCapped: true } : { total },
  };
  await page.route(
    (url) => url.pathname.endsWith(path),
    async (route) => {
      const url = new URL(route.request().url());
      if (records.length === 0) {
        const all = new URL(url);
        all.searchParams.set('offset', '0');
        all.searchParams.set('limit', '500');
        const answer = await route.fetch({ url: all.href });
        records = ((await answer.json()) as { result: unknown[] }).result;
      }
      const offset = Number(url.searchParams.get('offset') ?? 0);
      const limit = Math.min(Number(url.searchParams.get('limit')), total - offset);
      await route.fulfill({
        json: {
          result: Array.from({ length: limit }, (_, row) => records[(offset + row) % 500]),
          ...totals[url.searchParams.get('returnTotal') ?? 'false'],
          hasMore: offset + limit < total,
        },
      });
    },
  );
}
