import { against, type Refusal } from './refusal';

/** Entries of one kind in a report: as many as a technician's page shows. */
const MOST_ENTRIES = 200;
/** Characters in the remarks of one kind; with all kinds a report of some fifty pages, which takes seconds to lay out. */
const MOST_LETTERS = 100_000;

/** Refuses one more entry of a kind, or a longer one, where the report has no room; `others`: all but this entry. */
export function roomRefusal(
  others: { count: number; letters: number },
  remark?: string | null,
): Refusal | undefined {
  const isFull =
    others.count >= MOST_ENTRIES || others.letters + (remark?.length ?? 0) > MOST_LETTERS;
  return isFull
    ? against('msg_service_report_full', String(MOST_ENTRIES), String(MOST_LETTERS))
    : undefined;
}
