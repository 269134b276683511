import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordId } from '../../../../../api/dialect';
import { failureText } from '../../../../../failure/failure-text';
import { useEngine } from '../../../../application/context';
import type { AnyRecord } from '../../../../define/definition';
import type { Row } from '../../../../editing/rows/row';
import {
  askedKey,
  askedOf,
  codeOf,
  isEmpty,
  isEmptied,
  ownFields,
  suggestedChanges,
  type Asked,
} from '../../../../editing/rows/suggested';
import { paramsBelow, type Place } from '../../../../screens/place';
import type { RowTable } from '../../../../screens/row-table';
import { atMost } from '../at-most';
import type { RowErrors } from '../grid-row';
import type { RowEdits } from '../use-row-edits';
import type { TableRights } from '../use-table-rights';
import { increased } from './increased';
import { suggestionQuery } from './suggestion-query';

interface SuggestionsOptions {
  place: Place;
  table: RowTable;
  id: RecordId | 'new';
  record: AnyRecord;
  rows: readonly Row[];
  /** As they were when editing began. */
  before: ReadonlyMap<string, Row>;
  edits: RowEdits;
  rights: TableRights;
  editing: boolean;
  /** The cell that is open. */
  typing: { key: string; field: string | undefined } | undefined;
  /** Hears what became of a code. */
  onCode: (outcome: CodeOutcome) => void;
}

/** A code that was scanned or typed: it is in a row, may mean several things, or nothing. */
export type CodeOutcome =
  | { kind: 'found'; code: string; key: string; values: AnyRecord }
  | { kind: 'several'; code: string; key: string; hits: readonly AnyRecord[] }
  | { kind: 'missing'; code: string }
  | { kind: 'failed'; code: string; text: string };

export interface Suggestions {
  /** Something is on its way for the row. */
  isPending: (key: string) => boolean;
  /** By key of the row. */
  failures: ReadonlyMap<string, RowErrors>;
  /** A text that the field holds and no call has said to mean nothing. */
  mayMean: (field: string, text: string) => boolean;
  /** Waits for all of them. */
  settle: () => Promise<void>;
  /** What failed is asked again. */
  retry: () => void;
  /** One of several that a code may mean. */
  choose: (key: string, hit: AnyRecord) => void;
  /** The row of a code that is given up. */
  drop: (key: string) => void;
  /** Asks ahead what a code means. */
  ahead: (code: string) => Promise<readonly AnyRecord[]>;
  /** What a code means, as far as it is known already. */
  known: (asked: Asked) => readonly AnyRecord[] | undefined;
  /** A row with the same, in which nothing is the user's own, as far as that is known. */
  equalRow: (hit: AnyRecord, like: AnyRecord) => Row | undefined;
}

interface Arrival {
  asked: string;
  answer: AnyRecord;
  known: AnyRecord | undefined;
}

/** Arrivals are taken over together while many are under way. */
const TOGETHER_MS = 40;

/**
 * Asks what rows should contain whenever they say something else to ask by, the latest counts, and fills it in; what the
 * user wrote himself stays. Undefined where the table declares none.
 */
export function useSuggestions(options: SuggestionsOptions): Suggestions | undefined {
  const { place, table, id, rows, editing, typing } = options;
  const { suggests } = table.tab;
  const { registry, can } = useEngine();
  const { t, i18n } = useTranslation('table');
  const { language } = i18n;
  const client = useQueryClient();
  const isOn = suggests !== undefined && id !== 'new' && editing && can(suggests.call);
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  const [failures, setFailures] = useState<ReadonlyMap<string, RowErrors>>(new Map());
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  const work = useMemo(() => {
    if (!isOn || !suggests) return undefined;
    const context = { suggests, fields: table.fields };
    const [first = ''] = suggests.by;
    const params = paramsBelow(suggests.call, place, id);
    const query = (asked: Asked) =>
      suggestionQuery({ suggests, params, registry, language }, asked);
    const inTurn = atMost(4);
    const running = new Map<string, { asked: string; query: QueryKey; done: Promise<void> }>();
    const failed = new Map<string, { asked: string; errors: RowErrors }>();
    const unknown = new Set<string>();
    const arrivals = new Map<string, Arrival>();
    const keys = new WeakMap<Row, string>();
    let flushing: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;

    const keyOf = (row: Row): string => {
      const known = keys.get(row);
      if (known !== undefined) return known;
      const key = askedKey(askedOf(row, context));
      keys.set(row, key);
      return key;
    };
    const show = () => {
      if (isOver) return;
      setPending(new Set(running.keys()));
      setFailures(new Map([...failed].map(([key, { errors }]) => [key, errors])));
    };
    const filled = (row: Row, { answer, known }: Omit<Arrival, 'asked'>): Row => {
      const now = latest.current;
      const changes = suggestedChanges(row, answer, {
        ...context,
        known,
        canEdit: now.rights.canEdit,
        open: now.typing?.key === row.$key ? now.typing.field : undefined,
        order: table.order?.field,
      });
      const { $scanned: _scanned, ...next } = now.edits.changed(row, changes);
      const done = next as Row;
      return { ...done, $suggested: { of: keyOf(done), values: answer } };
    };
    const flush = () => {
      clearTimeout(flushing);
      flushing = undefined;
      if (arrivals.size === 0 || isOver) return;
      const now = new Map(arrivals);
      arrivals.clear();
      // Steps of undo share their rows.
      const known = new Map<Row, Row>();
      latest.current.edits.amend((all) => {
        let changed = false;
        const next = all.map((row) => {
          const arrival = now.get(row.$key);
          if (!arrival || keyOf(row) !== arrival.asked) return row;
          changed = true;
          const fresh = known.get(row) ?? filled(row, arrival);
          known.set(row, fresh);
          return fresh;
        });
        return changed ? next : all;
      });
    };
    const arrived = (key: string, arrival: Arrival) => {
      arrivals.set(key, arrival);
      flushing ??= setTimeout(flush, running.size > 4 ? TOGETHER_MS : 0);
    };
    const sameAs = (hit: AnyRecord, like: AnyRecord) =>
      latest.current.edits
        .current()
        .filter(
          (row) =>
            row[first] === hit[first] &&
            row.$key !== like.$key &&
            (table.tab.kinds === undefined || row[table.tab.kinds] === like[table.tab.kinds]),
        );
    /** What stood for a row that was stored before: as it would be suggested now. */
    const reference = async (row: Row): Promise<AnyRecord | undefined> => {
      if (row.$suggested) return row.$suggested.values;
      const former = latest.current.before.get(row.$key);
      const asked = former && askedOf(former, context);
      if (!asked || codeOf(former, context) !== undefined) return undefined;
      return client.fetchQuery(query(asked)).then(
        ([answer]) => answer,
        () => undefined,
      );
    };
    const remove = (key: string) =>
      latest.current.edits.amend((all) =>
        all.some((row) => row.$key === key) ? all.filter((row) => row.$key !== key) : all,
      );

    /** A scanned code adds to the row that has the same. */
    const placeScanned = async (row: Row, asked: string, hit: AnyRecord): Promise<void> => {
      const { increases } = suggests;
      for (const other of increases === undefined ? [] : sameAs(hit, row)) {
        const known = await reference(other);
        if (!known || ownFields(other, known, context).length > 0) continue;
        const own = latest.current.edits.current().find(({ $key }) => $key === row.$key);
        const more = Number(own?.[String(increases)] ?? 0);
        const joined = new Map<Row, Row>();
        latest.current.edits.amend((all) => {
          if (!all.some(({ $key }) => $key === row.$key)) return all;
          return all
            .filter(({ $key }) => $key !== row.$key)
            .map((one) => {
              if (one.$key !== other.$key) return one;
              const sum = increased(one[String(increases)], more);
              const next =
                joined.get(one) ?? latest.current.edits.changed(one, { [String(increases)]: sum });
              joined.set(one, next);
              return next;
            });
        });
        latest.current.onCode({
          kind: 'found',
          code: String(row[first]),
          key: other.$key,
          values: hit,
        });
        return;
      }
      arrived(row.$key, { asked, answer: hit, known: undefined });
      latest.current.onCode({
        kind: 'found',
        code: String(row[first]),
        key: row.$key,
        values: hit,
      });
    };

    const answered = async (row: Row, asked: string, answers: readonly AnyRecord[]) => {
      const code = codeOf(row, context);
      const [hit] = answers;
      if (code === undefined) {
        if (hit) arrived(row.$key, { asked, answer: hit, known: await reference(row) });
        else arrived(row.$key, { asked, answer: {}, known: undefined });
        return;
      }
      if (answers.length === 1 && hit) {
        if (row.$scanned) await placeScanned(row, asked, hit);
        else arrived(row.$key, { asked, answer: hit, known: undefined });
        return;
      }
      if (answers.length === 0) {
        unknown.add(code);
        if (row.$scanned) {
          remove(row.$key);
          latest.current.onCode({ kind: 'missing', code });
          return;
        }
      } else if (row.$scanned) {
        latest.current.onCode({ kind: 'several', code, key: row.$key, hits: answers });
      }
      const text = t(answers.length === 0 ? 'unknownCode' : 'severalMeanings', { code });
      failed.set(row.$key, { asked, errors: { [first]: text } });
    };

    const start = (row: Row, asked: Asked, key: string) => {
      const own = query(asked);
      const isLatest = () => !isOver && running.get(row.$key)?.asked === key;
      const run = async () => {
        try {
          const answers = await inTurn(async () =>
            isLatest() ? client.fetchQuery(own) : undefined,
          );
          if (answers && isLatest()) await answered(row, key, answers);
        } catch (error) {
          if (!isLatest()) return;
          const text = failureText(error);
          failed.set(row.$key, { asked: key, errors: { [first]: text } });
          const code = row.$scanned && codeOf(row, context);
          if (code) latest.current.onCode({ kind: 'failed', code, text });
        } finally {
          if (running.get(row.$key)?.asked === key) running.delete(row.$key);
          show();
        }
      };
      failed.delete(row.$key);
      running.set(row.$key, { asked: key, query: own.queryKey, done: Promise.resolve() });
      const done = run();
      running.set(row.$key, { asked: key, query: own.queryKey, done });
    };
    /** Nobody waits for it any more. */
    const supersede = (key: string) => {
      const former = running.get(key);
      if (!former) return;
      running.delete(key);
      const isShared = [...running.values()].some(({ asked }) => asked === former.asked);
      if (!isShared) void client.cancelQueries({ queryKey: former.query, exact: true });
    };

    const look = (all: readonly Row[], open: string | undefined) => {
      const { before } = latest.current;
      let changed = false;
      const there = new Set<string>();
      for (const row of all) {
        there.add(row.$key);
        const base = before.get(row.$key);
        if (base === row) {
          if (running.has(row.$key) || failed.has(row.$key)) {
            supersede(row.$key);
            failed.delete(row.$key);
            changed = true;
          }
          continue;
        }
        const key = keyOf(row);
        const now = running.get(row.$key);
        if (now?.asked === key) continue;
        if (now) {
          supersede(row.$key);
          changed = true;
        }
        const asked = askedOf(row, context);
        if (!asked) {
          changed = failed.delete(row.$key) || changed;
          continue;
        }
        if (failed.get(row.$key)?.asked === key) continue;
        if (row.$suggested?.of === key) {
          if (row.$key !== open && isEmptied(row, context, latest.current.rights.canEdit)) {
            arrived(row.$key, { asked: key, answer: row.$suggested.values, known: undefined });
          }
          continue;
        }
        const isAsBefore = !row.$suggested && base !== undefined && keyOf(base) === key;
        if (isAsBefore && (row.$key === open || !isEmptiedSince(base, row))) continue;
        start(row, asked, key);
        changed = true;
      }
      for (const key of [...running.keys(), ...failed.keys()]) {
        if (there.has(key)) continue;
        supersede(key);
        failed.delete(key);
        changed = true;
      }
      if (changed) show();
    };
    /** A field that takes input had a value when editing began. */
    const isEmptiedSince = (base: Row, row: Row) =>
      Object.values(table.fields).some(
        ({ name, readOnly }) =>
          !readOnly &&
          !suggests.by.includes(name) &&
          !isEmpty(base[name]) &&
          isEmpty(row[name]) &&
          latest.current.rights.canEdit(row, name),
      );

    return {
      look,
      api: {
        mayMean: (field: string, text: string) =>
          field !== first || suggests.code === undefined || unknown.has(text),
        settle: async () => {
          for (let rounds = 0; rounds < 5; rounds += 1) {
            look(latest.current.edits.current(), undefined);
            flush();
            if (running.size === 0) return;
            await Promise.all([...running.values()].map(({ done }) => done));
            flush();
          }
        },
        retry: () => {
          failed.clear();
          look(latest.current.edits.current(), undefined);
        },
        choose: (key: string, hit: AnyRecord) => {
          const row = latest.current.edits.current().find(({ $key }) => $key === key);
          failed.delete(key);
          if (row) void placeScanned(row, keyOf(row), hit).then(show);
        },
        drop: (key: string) => {
          failed.delete(key);
          remove(key);
          show();
        },
        ahead: (code: string) =>
          client.fetchQuery(
            query({
              [String(suggests.code)]: code,
              ...(suggests.increases !== undefined && { [suggests.increases]: 1 }),
            }),
          ),
        known: (asked: Asked) => client.getQueryData(query(asked).queryKey),
        equalRow: (hit: AnyRecord, like: AnyRecord) =>
          sameAs(hit, like).find(
            (row) => row.$suggested && ownFields(row, row.$suggested.values, context).length === 0,
          ),
      },
      begin: () => {
        isOver = false;
        return () => {
          isOver = true;
          clearTimeout(flushing);
          flushing = undefined;
        };
      },
    };
  }, [isOn, suggests, table, place, id, registry, language, client, t]);

  useEffect(() => work?.begin(), [work]);
  const open = typing?.key;
  useEffect(() => work?.look(rows, open), [work, rows, open]);
  return useMemo(
    () => work && { ...work.api, isPending: (key: string) => pending.has(key), failures },
    [work, pending, failures],
  );
}
