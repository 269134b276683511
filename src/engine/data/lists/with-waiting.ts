import type { RecordId } from '../../../api/dialect';
import { noteReadAt, readAtOf } from '../../../api/read-at';
import type { Groups } from '../../../api/run-query';
import type { ActionDefinition } from '../../define/definition';
import { effectsOn } from '../../outbox/effects';
import { foresightOfActions } from '../../outbox/foresight-of-actions';
import { groupsWithEffects } from '../../outbox/groups-with-effects';
import { outboxState } from '../../outbox/outbox-state';
import { pageWithEffects, type ListAsked } from '../../outbox/page-with-effects';
import type { ListSource, RowPage, RowRequest } from './list-source';

/** Records that a list shows: their schema, and what the actions of their screen say of calls. */
export interface Shown {
  schema: string;
  actions?: readonly ActionDefinition[];
}

/**
 * Makes a list's reading show what waits on this device: rows as they will be, where they will stand, and how many there
 * will be.
 */
export function withWaiting(
  { schema, actions = [] }: Shown,
  asked: ListAsked,
  read: (request: RowRequest) => Promise<RowPage>,
): ListSource['read'] {
  const foresightOf = foresightOfActions(actions);
  return async (request) => {
    const begun = Date.now();
    const entries = outboxState.get().entries ?? [];
    let at: number | undefined;
    const effectsAt = (readAt: number) => effectsOn(entries, schema, readAt, foresightOf);
    const pageAt = (readAt: number) =>
      pageWithEffects(asked, effectsAt(readAt), request, async (window) => {
        const page = await read({ ...request, ...window });
        at = readAtOf(page.rows);
        return page;
      });
    let page = await pageAt(begun);
    const keptAt: number | undefined = at;
    // What the device has kept lacks what was sent since then.
    if (keptAt !== undefined && effectsAt(keptAt).length > 0) {
      page = await pageAt(keptAt);
    }
    noteReadAt(page, at);
    return page;
  };
}

/** Makes groups and totals count what waits, in the same way. */
export async function groupsWithWaiting(
  schema: string,
  asked: ListAsked & { group: readonly string[] },
  read: () => Promise<Groups>,
): Promise<Groups> {
  const begun = Date.now();
  const entries = outboxState.get().entries ?? [];
  const groups = await read();
  const at = readAtOf(groups);
  const now = groupsWithEffects(groups, asked, effectsOn(entries, schema, at ?? begun));
  noteReadAt(now, at);
  return now;
}

interface OfPath {
  list: string;
  params: Readonly<Record<string, RecordId>>;
}

/** Returns the values that a list's path gives. */
export const pathParams = ({ list, params }: OfPath): OfPath['params'] =>
  Object.fromEntries(Object.entries(params).filter(([name]) => list.includes(`{${name}}`)));
