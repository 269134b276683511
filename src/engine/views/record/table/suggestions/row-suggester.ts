import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { failureText } from '../../../../../failure/failure-text';
import type { AnyRecord, RowSuggestions } from '../../../../define/definition';
import type { Row } from '../../../../editing/model/row';
import {
  askedKey,
  askedOf,
  codeOf,
  isEmpty,
  ownFields,
  suggestedChanges,
  type Asked,
} from '../../../../editing/rows/suggested';
import type { RowTable } from '../../../../screens/row-table';
import { atMost } from '../at-most';
import type { RowErrors } from '../grid-row';
import { increased } from './increased';
import { joining } from './joining';
import type { SuggestedTable } from './suggested-table';
import type { suggestionQuery } from './suggestion-query';

interface SuggesterOptions {
  suggests: RowSuggestions;
  table: RowTable;
  client: QueryClient;
  query: (asked: Asked) => ReturnType<typeof suggestionQuery>;
  texts: Record<'unknown' | 'several', (code: string) => string>;
  now: () => SuggestedTable;
  onShow: (pending: ReadonlySet<string>, failures: ReadonlyMap<string, RowErrors>) => void;
}

interface Arrival {
  asked: string;
  answer: AnyRecord;
  known: AnyRecord | undefined;
}

/** Time in ms that arrivals are collected for while many are under way. */
const TOGETHER_MS = 40;

/**
 * Asks what rows should contain, a few at a time, and fills it in. Only the latest question of a row counts; answers
 * stand in the query cache. It knows the table only as far as `now` tells.
 */
export class RowSuggester {
  readonly #inTurn = atMost(4);
  readonly #running = new Map<string, { asked: string; query: QueryKey; done: Promise<void> }>();
  readonly #failed = new Map<string, { asked: string; errors: RowErrors }>();
  /** Codes that mean nothing. */
  readonly #unknown = new Set<string>();
  readonly #arrivals = new Map<string, Arrival>();
  readonly #keys = new WeakMap<Row, string>();
  /** Rows that need no filling in again: nothing has been emptied in them since. */
  readonly #settled = new WeakSet<Row>();
  readonly #first: string;
  readonly #context: Pick<SuggesterOptions, 'suggests'> & Pick<RowTable, 'fields'>;
  #placing: Promise<void> = Promise.resolve();
  #flushing: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  constructor(private readonly of: SuggesterOptions) {
    this.#first = of.suggests.by[0] ?? '';
    this.#context = { suggests: of.suggests, fields: of.table.fields };
  }

  /** Starts; returns the function that ends it. */
  begin = (): (() => void) => {
    this.#isOver = false;
    return () => {
      this.#isOver = true;
      clearTimeout(this.#flushing);
      this.#flushing = undefined;
    };
  };

  /** Asks for the rows that ask for something else by now. `open`: key of the row that is being typed in. */
  look(rows: readonly Row[], open: string | undefined): void {
    const there = new Set(rows.map(({ $key }) => $key));
    let changed = false;
    for (const row of rows) changed = this.#lookAt(row, open) || changed;
    for (const key of [...this.#running.keys(), ...this.#failed.keys()]) {
      if (!there.has(key)) changed = this.#forget(key) || changed;
    }
    if (changed) this.#show();
  }

  /** Waits for all questions under way. */
  settle = async (): Promise<void> => {
    // Answers that are filled in may lead to further questions.
    for (let rounds = 0; rounds < 5; rounds += 1) {
      this.look(this.#rows(), undefined);
      this.#flush();
      if (this.#running.size === 0) return;
      await Promise.all([...this.#running.values()].map(({ done }) => done));
      this.#flush();
    }
  };

  /** Asks again for what failed. */
  retry = (): void => {
    this.#failed.clear();
    this.look(this.#rows(), undefined);
  };

  /** Tells whether a text may be looked up otherwise: it is no code, or one that means nothing. */
  mayMean = (field: string, text: string): boolean =>
    field !== this.#first || this.of.suggests.code === undefined || this.#unknown.has(text);

  /** Takes one of several meanings of a code. */
  choose = (key: string, hit: AnyRecord): void => {
    const row = this.#rows().find(({ $key }) => $key === key);
    this.#failed.delete(key);
    if (row) void this.#place(row, this.#keyOf(row), hit).then(() => this.#show());
  };

  /** Gives up a code, and removes its row. */
  drop = (key: string): void => {
    this.#failed.delete(key);
    this.#remove(key);
    this.#show();
  };

  /** Asks in advance what a code means. */
  ahead = (code: string): Promise<readonly AnyRecord[]> => {
    const { code: name = '', increases } = this.of.suggests;
    const asked = { [name]: code, ...(increases !== undefined && { [increases]: 1 }) };
    return this.of.client.fetchQuery(this.of.query(asked));
  };

  /** Returns the answer that is known already. */
  known = (asked: Asked): readonly AnyRecord[] | undefined =>
    this.of.client.getQueryData(this.of.query(asked).queryKey);

  /** Finds a row with the same, in which nothing is the user's own, as far as that is known. */
  equalRow = (hit: AnyRecord, like: AnyRecord): Row | undefined =>
    this.#sameAs(hit, like).find(
      ({ $suggested, ...row }) =>
        $suggested && ownFields(row, $suggested.values, this.#context).length === 0,
    );

  /** Tells whether there is a row with the same that was stored before: what in it is the user's own must be asked. */
  hasStoredRow = (hit: AnyRecord, like: AnyRecord): boolean =>
    this.#sameAs(hit, like).some(({ $suggested }) => !$suggested);

  #rows(): readonly Row[] {
    return this.of.now().edits.current();
  }

  #keyOf(row: Row): string {
    const known = this.#keys.get(row);
    if (known !== undefined) return known;
    const key = askedKey(askedOf(row, this.#context));
    this.#keys.set(row, key);
    return key;
  }

  #show(): void {
    if (this.#isOver) return;
    const failures = new Map([...this.#failed].map(([key, { errors }]) => [key, errors]));
    this.of.onShow(new Set(this.#running.keys()), failures);
  }

  /** Returns whether it changed what is under way. */
  #lookAt(row: Row, open: string | undefined): boolean {
    const base = this.of.now().before.get(row.$key);
    if (base === row) return this.#forget(row.$key);
    const key = this.#keyOf(row);
    const running = this.#running.get(row.$key);
    if (running?.asked === key) return false;
    if (running) this.#supersede(row.$key);
    const isSuperseded = running !== undefined;
    const asked = askedOf(row, this.#context);
    if (!asked) return this.#failed.delete(row.$key) || isSuperseded;
    if (this.#failed.get(row.$key)?.asked === key) return isSuperseded;
    if (row.$suggested?.of === key) {
      if (row.$key !== open) this.#fillAgain(row, row.$suggested.values, key);
      return isSuperseded;
    }
    const isAsBefore = !row.$suggested && base !== undefined && this.#keyOf(base) === key;
    if (isAsBefore && (row.$key === open || !this.#isEmptiedSince(base, row))) return isSuperseded;
    this.#start(row, asked, key);
    return true;
  }

  /** Fills in again where a field was emptied. */
  #fillAgain(row: Row, values: AnyRecord, asked: string): void {
    if (this.#settled.has(row)) return;
    this.#settled.add(row);
    if (Object.keys(this.#changes(row, values, values)).length > 0) {
      this.#arrived(row.$key, { asked, answer: values, known: values });
    }
  }

  #isEmptiedSince(base: Row, row: Row): boolean {
    const { suggests, fields } = this.#context;
    return Object.values(fields).some(
      ({ name, readOnly }) =>
        !readOnly &&
        !suggests.by.includes(name) &&
        !isEmpty(base[name]) &&
        isEmpty(row[name]) &&
        this.of.now().rights.canEdit(row, name),
    );
  }

  #start(row: Row, asked: Asked, key: string): void {
    const query = this.of.query(asked);
    this.#failed.delete(row.$key);
    const entry = { asked: key, query: query.queryKey, done: Promise.resolve() };
    this.#running.set(row.$key, entry);
    const isLatest = () => !this.#isOver && this.#running.get(row.$key) === entry;
    const run = async () => {
      try {
        const answers = await this.#inTurn(async () =>
          isLatest() ? this.of.client.fetchQuery(query) : undefined,
        );
        if (answers && isLatest()) await this.#answered(row, key, answers);
      } catch (error) {
        if (!isLatest()) return;
        const text = failureText(error);
        this.#fail(row, key, text);
        const { $scanned: code } = row;
        if (code !== undefined) this.of.now().onCode({ kind: 'failed', code, text });
      } finally {
        if (this.#running.get(row.$key) === entry) this.#running.delete(row.$key);
        this.#show();
      }
    };
    entry.done = run();
  }

  /** Ends the question of a row that nobody waits for any more. */
  #supersede(key: string): void {
    const former = this.#running.get(key);
    if (!former) return;
    this.#running.delete(key);
    const isShared = [...this.#running.values()].some(({ asked }) => asked === former.asked);
    if (!isShared) void this.of.client.cancelQueries({ queryKey: former.query, exact: true });
  }

  #forget(key: string): boolean {
    const isKnown = this.#running.has(key);
    this.#supersede(key);
    return this.#failed.delete(key) || isKnown;
  }

  #fail({ $key }: Row, asked: string, text: string): void {
    this.#failed.set($key, { asked, errors: { [this.#first]: text } });
  }

  async #answered(row: Row, asked: string, answers: readonly AnyRecord[]): Promise<void> {
    const code = codeOf(row, this.#context);
    const [hit] = answers;
    if (code === undefined) {
      const known = hit && (await this.#reference(row));
      this.#arrived(row.$key, { asked, answer: hit ?? {}, known });
    } else if (hit && answers.length === 1) {
      await this.#place(row, asked, hit);
    } else if (hit) {
      const key = row.$key;
      if (row.$scanned !== undefined) {
        this.of.now().onCode({ kind: 'several', code, key, hits: answers });
      }
      this.#fail(row, asked, this.of.texts.several(code));
    } else {
      this.#unknown.add(code);
      this.#fail(row, asked, this.of.texts.unknown(code));
      if (row.$scanned === undefined) return;
      this.drop(row.$key);
      this.of.now().onCode({ kind: 'missing', code });
    }
  }

  /** Places the meaning of a code in its row; a code that was scanned adds to the row that has the same. */
  #place(row: Row, asked: string, hit: AnyRecord): Promise<void> {
    // One after the other: two codes may mean the same.
    const placed = this.#placing.then(() => this.#placeNow(row, asked, hit));
    this.#placing = placed.catch(() => undefined);
    return placed;
  }

  async #placeNow(row: Row, asked: string, hit: AnyRecord): Promise<void> {
    this.#flush();
    const { $scanned: code, $key } = row;
    const other = code === undefined ? undefined : await this.#joined(row, hit);
    if (other) this.#join(row, other);
    else this.#arrived($key, { asked, answer: hit, known: undefined });
    if (code === undefined) return;
    this.of.now().onCode({ kind: 'found', code, key: (other ?? row).$key, values: hit });
  }

  async #joined(row: Row, hit: AnyRecord): Promise<Row | undefined> {
    if (this.of.suggests.increases === undefined) return undefined;
    for (const other of this.#sameAs(hit, row)) {
      const known = await this.#reference(other);
      if (known && ownFields(other, known, this.#context).length === 0) return other;
    }
    return undefined;
  }

  #join(row: Row, other: Row): void {
    const field = String(this.of.suggests.increases);
    const { edits } = this.of.now();
    const more = Number(edits.current().find(({ $key }) => $key === row.$key)?.[field] ?? 0);
    edits.amend(
      joining(row.$key, other.$key, (one) =>
        edits.changed(one, { [field]: increased(one[field], more) }),
      ),
    );
  }

  #remove(key: string): void {
    this.of
      .now()
      .edits.amend((all) =>
        all.some(({ $key }) => $key === key) ? all.filter(({ $key }) => $key !== key) : all,
      );
  }

  #sameAs(hit: AnyRecord, like: AnyRecord): readonly Row[] {
    const { kinds } = this.of.table.tab;
    return this.#rows().filter(
      (row) =>
        row[this.#first] === hit[this.#first] &&
        row.$key !== like.$key &&
        (kinds === undefined || row[kinds] === like[kinds]),
    );
  }

  /**
   * Returns the suggestion that a row's values are compared with; for one that was stored before, what would be
   * suggested now.
   */
  async #reference(row: Row): Promise<AnyRecord | undefined> {
    if (row.$suggested) return row.$suggested.values;
    const former = this.of.now().before.get(row.$key);
    const asked = former && askedOf(former, this.#context);
    if (!asked || codeOf(former, this.#context) !== undefined) return undefined;
    return this.of.client.fetchQuery(this.of.query(asked)).then(
      ([answer]) => answer,
      () => undefined,
    );
  }

  #changes(row: Row, answer: AnyRecord, known: AnyRecord | undefined): AnyRecord {
    const { rights, typing } = this.of.now();
    return suggestedChanges(row, answer, {
      ...this.#context,
      known,
      canEdit: rights.canEdit,
      open: typing?.key === row.$key ? typing.field : undefined,
      order: this.of.table.order?.field,
    });
  }

  #arrived(key: string, arrival: Arrival): void {
    this.#arrivals.set(key, arrival);
    const wait = this.#running.size > 4 ? TOGETHER_MS : 0;
    this.#flushing ??= setTimeout(() => this.#flush(), wait);
  }

  #flush(): void {
    clearTimeout(this.#flushing);
    this.#flushing = undefined;
    if (this.#arrivals.size === 0 || this.#isOver) return;
    const arrivals = new Map(this.#arrivals);
    this.#arrivals.clear();
    // Steps of undo share their rows.
    const filled = new Map<Row, Row>();
    this.of.now().edits.amend((all) => {
      let changed = false;
      const next = all.map((row) => {
        const arrival = arrivals.get(row.$key);
        if (!arrival || this.#keyOf(row) !== arrival.asked) return row;
        changed = true;
        const fresh = filled.get(row) ?? this.#filled(row, arrival);
        filled.set(row, fresh);
        return fresh;
      });
      return changed ? next : all;
    });
  }

  #filled(row: Row, { answer, known }: Arrival): Row {
    const changes = this.#changes(row, answer, known);
    const { $scanned: _code, ...next } = this.of.now().edits.changed(row, changes);
    const done = next as Row;
    return { ...done, $suggested: { of: this.#keyOf(done), values: answer } };
  }
}
