import type { RecordId } from '../../../api/dialect';
import { Listeners } from '../../../state/listeners';
import { userState } from '../../../state/user-state';
import type { RecordEvent } from '../../../api/events/record-event';

export interface News {
  kind: 'changed' | 'deleted';
  by: string;
  /** Time as an ISO instant. */
  at: string;
}

export interface Holder {
  name: string;
  /** Beginning as an ISO instant. */
  since: string;
}

/** Time in ms after which something is no longer news. */
const newsMs = 30 * 60_000;

/** Store of what was heard of colleagues since the page was loaded, by table code and id. */
export class NewsStore {
  readonly #news = new Map<string, News>();
  readonly #holders = new Map<string, Map<number, Holder>>();
  readonly #listeners = new Listeners();

  readonly subscribe = this.#listeners.add;

  /** Takes an event; ignores what the user did himself. */
  hear(event: RecordEvent, userId: number): void {
    if (event.benutzerId === userId && event.art !== 'RELEASE') return;
    const key = keyOf(event.tabelle, event.id);
    const { benutzer: by, benutzerId, zeit: at } = event;
    if (event.art === 'LOCK') {
      const holders = new Map(this.#holders.get(key));
      this.#holders.set(key, holders.set(benutzerId, { name: by, since: at }));
    } else if (event.art === 'RELEASE') {
      const holders = new Map(this.#holders.get(key));
      holders.delete(benutzerId);
      this.#holders.set(key, holders);
    } else {
      this.#news.set(key, { kind: event.art === 'DELETION' ? 'deleted' : 'changed', by, at });
    }
    this.#listeners.tell();
  }

  /** Returns the news of a record: the same object until there is something newer. */
  newsOf(table: string | undefined, id: RecordId, now = Date.now()): News | undefined {
    const news = table === undefined ? undefined : this.#news.get(keyOf(table, id));
    return news && now - Date.parse(news.at) < newsMs ? news : undefined;
  }

  /** Returns who is editing a record; of several, the one who has been editing longest. */
  holderOf(table: string | undefined, id: RecordId): Holder | undefined {
    return table === undefined
      ? undefined
      : this.#holders.get(keyOf(table, id))?.values().next().value;
  }
}

function keyOf(table: string, id: RecordId): string {
  return `${table}/${id}`;
}

export const newsHeard = userState(() => new NewsStore());
