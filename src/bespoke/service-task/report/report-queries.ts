import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call';
import { recordIn } from '../../../api/records';
import type { ReportFacts, ReportTemplate } from '../../../../schemas/print/document/report-facts';

interface Known<Value> {
  value: Value;
  /** Time from which the device knows it, in ms since 1970. */
  knownAt: number;
}

async function read<Value>(
  path: string,
  params: Record<string, string | number>,
  signal?: AbortSignal,
): Promise<Known<Value>> {
  const { data, at } = await call(`GET ${path}`, { params, signal });
  return { value: recordIn(data) as Value, knownAt: at ?? Date.now() };
}

export const readFacts = (id: number, signal?: AbortSignal) =>
  read<ReportFacts>('/service/planung/{id}/bericht/daten', { id }, signal);

export const readTemplate = (sprache: string, signal?: AbortSignal) =>
  read<ReportTemplate>('/service/berichtsvorlage/{sprache}', { sprache }, signal);

/** Query for the letter paper, which hardly ever changes: as often as a day is read ahead. */
const templateQuery = (sprache: string) =>
  queryOptions({
    queryKey: ['report template', sprache],
    queryFn: ({ signal }) => readTemplate(sprache, signal),
    staleTime: 15 * 60_000,
    retry: false,
    meta: { failure: 'silent' },
  });

/** Returns the key of facts read beside those of a task: nobody waits for them. */
export const factsKey = (id: number) => ['report facts', id] as const;

/** Has what the report says on the device; calls of the outbox are added to it. */
export const factsQuery = (id: number) =>
  queryOptions({
    queryKey: factsKey(id),
    queryFn: async ({ client, signal }) => {
      const facts = await readFacts(id, signal);
      await client.fetchQuery(templateQuery(facts.value.sprache));
      return facts;
    },
    staleTime: 15 * 60_000,
    retry: false,
    meta: { failure: 'silent' },
  });
