import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { newIdempotencyKey } from '../../../../api/idempotency-key';
import {
  beginImport,
  storeRows,
  tryRows,
  undoRows,
  type ImportedRow,
  type ImportRow,
  type ImportRules,
} from '../../../../api/imports';
import type { RecordId } from '../../../../api/dialect';
import { withRetryAfter } from '../../../../api/retry-after';
import { failureText } from '../../../../failure/failure-text';
import { noteFailure } from '../../../../failure/notify-failure';
import { recordsChanged } from '../../../data/record-query';
import type { Field } from '../../../fields/field';
import { batchesOf } from './batches';
import { valuesApart } from './brought-parts';
import { confirmationsIn, confirmedRows, type Confirmations } from './confirmations';
import type { ImportPlace } from './import-place';
import { listPathOf } from './list-path';
import { soundRows } from './parse-rows';
import { rateFields } from './rate-fields';
import { FileProblem, readTable, type FileTable, type ReadChoices } from './read-table';
import { sendBatches, type Batch, type Sent } from './send-batches';
import { settleRow, type SettledRow } from './settle-rows';
import { useImportWork, type Parsed, type ReadAs } from './use-import-work';

/** Work under way, and how far it is. */
export interface Running {
  kind: 'reading' | 'references' | 'rows' | 'trying' | 'storing' | 'undoing';
  done: number;
  of: number;
  isStopping: boolean;
}

/** File as it was read. */
export interface ReadFile {
  file: File;
  table: FileTable;
  choices: ReadChoices;
}

/** File with the meaning of its columns. */
export interface Mapped extends ReadFile {
  columns: readonly (Field | undefined)[];
  spellings: ReadAs['spellings'];
  rules: ImportRules;
}

export interface Preview extends Mapped {
  /** Rows as they were read. */
  parsed: Parsed;
  /** Keys of the kinds of problems whose rows stay away; for others their cells are left empty. */
  refused: ReadonlySet<string>;
  /** Rows as they are sent. */
  rows: readonly SettledRow[];
  /** Answers by line, once the server was asked; `isWhole`: about all rows. */
  trial?: { answers: ReadonlyMap<number, ImportedRow>; isWhole: boolean };
  /** Rows that the trial would have stored only after confirmation; also those that are confirmed by now. */
  asked?: Confirmations;
  /** True if they are confirmed. */
  isConfirmed?: boolean;
}

export interface Report extends Preview {
  id: RecordId;
  answers: ReadonlyMap<number, ImportedRow>;
  left: readonly Batch[];
  /** True if the batches left were refused before. */
  leftAgain: boolean;
  undone?: UndoReport;
}

export interface UndoReport {
  undone: number;
  kept: readonly { line: number; messages: readonly string[] }[];
}

export type ImportStep =
  | { step: 'file'; problem?: FileProblem['kind']; undone?: UndoReport }
  | ({ step: 'columns'; problem?: FileProblem['kind']; changed?: keyof ReadChoices } & ReadFile)
  | ({ step: 'preview' } & Preview)
  | ({ step: 'report' } & Report);

/** Import that the user is asked whether to undo, and the records that it wrote. */
export interface AskedUndo {
  id: RecordId;
  count: number;
}

/** Batches to store next; for an import that goes on also what it has done. */
interface Begun {
  batches: readonly Batch[];
  id?: RecordId;
  answers?: Report['answers'];
  /** True if the import has refused them before. */
  again?: boolean;
}

/** Runs an import from the choice of a file to its report; one thing is done at a time, and can be stopped. */
export function useImport(place: ImportPlace, isKnown: (heading: string) => boolean) {
  const client = useQueryClient();
  const parse = useImportWork(place);
  const [state, setState] = useState<ImportStep>({ step: 'file' });
  const [running, setRunning] = useState<Running>();
  const [failure, setFailure] = useState<string>();
  const [asked, setAsked] = useState<AskedUndo>();
  const control = useRef<AbortController>(undefined);
  useEffect(() => () => control.current?.abort(), []);
  const list = listPathOf(place);

  const run = async (
    first: Omit<Running, 'isStopping'>,
    work: (
      signal: AbortSignal,
      tell: (done: number, kind?: Running['kind']) => void,
    ) => Promise<void>,
  ) => {
    const { signal } = (control.current = new AbortController());
    setFailure(undefined);
    setRunning({ ...first, isStopping: false });
    let told = 0;
    try {
      await work(signal, (done, kind) => {
        // Shows progress ten times a second, which is enough to see it move.
        if (performance.now() - told < 100) return;
        told = performance.now();
        setRunning((now) => now && { ...now, done, kind: kind ?? now.kind });
      });
    } catch (error) {
      if (!signal.aborted) say(error);
    }
    setRunning(undefined);
  };
  const say = (error: unknown) => {
    noteFailure(error);
    setFailure(failureText(error));
  };
  const merged = (before: ReadonlyMap<number, ImportedRow>, { answers }: Sent) =>
    new Map([...before, ...answers.map((answer) => [answer.line, answer] as const)]);

  const withBrought = <Row extends ImportRow>(row: Row): Row => {
    const { own: values, brought } = valuesApart(row.values, place.parts ?? []);
    return brought.length > 0 ? { ...row, values, brought } : row;
  };
  /** Returns the rows of a preview that are sent: sound ones, with what was confirmed of them. */
  const sentRows = ({ rows, asked = new Map(), isConfirmed }: Preview) => {
    const sound = soundRows(rows);
    return batchesOf((isConfirmed ? confirmedRows(sound, asked) : sound).map(withBrought));
  };
  const readAs = ({ table, columns, spellings, rules }: Mapped): ReadAs => ({
    table,
    columns,
    spellings,
    updates: rules.updates,
  });
  const settled = ({ rules }: Mapped, parsed: Parsed, refused: ReadonlySet<string>) => {
    const options = { fields: place.fields, key: rules.key, refused, judge: parsed.judge };
    return { parsed, refused, rows: parsed.rows.map((row) => settleRow(row, options)) };
  };
  /** Drops the trial, which was about the rows that were tried. */
  const untried = ({ trial: _, asked: __, isConfirmed: ___, ...preview }: Preview): Preview =>
    preview;
  const stored = () => {
    const { above, parts = [] } = place;
    const others = [...(above ? [above.place] : []), ...parts.map((part) => part.place)];
    for (const one of [place, ...others]) recordsChanged(client, one);
  };
  const newBatches = (batches: readonly Batch['rows'][]): readonly Batch[] =>
    batches.map((rows) => ({ rows, once: newIdempotencyKey() }));

  const store = (preview: Preview, { batches, ...begun }: Begun) =>
    run({ kind: 'storing', done: 0, of: rowsIn(batches) }, async (signal, tell) => {
      const { answers: before = new Map(), again = false } = begun;
      const id = begun.id ?? (await beginImport(list, preview.file.name));
      const sent = await sendBatches(
        batches,
        ({ rows, once }) => storeRows(id, rows, preview.rules, { once, again }),
        { signal, onProgress: tell },
      );
      if (sent.failure !== undefined) say(sent.failure);
      stored();
      const answers = merged(before, sent);
      setState({ ...preview, step: 'report', id, answers, left: sent.left, leftAgain: again });
    });

  return {
    state,
    running,
    failure,
    asked,
    list,
    /** Asks whether an import is to be undone; undefined takes the question back. */
    askUndo: setAsked,
    stop: () => {
      control.current?.abort();
      setRunning((now) => now && { ...now, isStopping: true });
    },
    restart: () => {
      setFailure(undefined);
      setState({ step: 'file' });
    },
    toColumns: ({ file, table, choices }: ReadFile) => {
      setFailure(undefined);
      setState({ step: 'columns', file, table, choices });
    },
    /** Reads a file, or reads it anew as it was chosen; what cannot be read that way leaves it as it was. */
    read: (file: File, choices: ReadChoices = {}, before?: ReadFile) =>
      run({ kind: 'reading', done: 0, of: 0 }, async (signal) => {
        const changed = Object.keys(choices).at(-1) as keyof ReadChoices | undefined;
        try {
          const table = await readTable(file, {
            choices,
            isKnown,
            rates: rateFields(place.fields),
            signal,
          });
          setState({ step: 'columns', file, table, choices, ...(changed && { changed }) });
        } catch (error) {
          if (!(error instanceof FileProblem)) throw error;
          const problem = error.kind;
          setState(before ? { ...before, step: 'columns', problem } : { step: 'file', problem });
        }
      }),
    preview: (mapped: Mapped) =>
      run({ kind: 'rows', done: 0, of: mapped.table.rows.length }, async (signal, tell) => {
        const parsed = await parse(readAs(mapped), { signal, onProgress: tell });
        setState({ ...mapped, step: 'preview', ...settled(mapped, parsed, new Set()) });
      }),
    /** Decides whether rows with a kind of problem stay away; otherwise its cells are left empty. */
    refuse: (preview: Preview, group: string, isRefused: boolean) => {
      const refused = new Set(preview.refused);
      if (isRefused) refused.add(group);
      else refused.delete(group);
      setState({
        ...untried(preview),
        step: 'preview',
        ...settled(preview, preview.parsed, refused),
      });
    },
    /** Puts another text into a cell of the file. */
    correct: async (preview: Preview, line: number, column: number, text: string) => {
      const rows = preview.table.rows.map((row) =>
        row.line === line
          ? { line, cells: Object.assign([...row.cells], { [column]: text }) }
          : row,
      );
      const table = { ...preview.table, rows };
      const one = {
        ...readAs(preview),
        table: { ...table, rows: rows.filter((row) => row.line === line) },
      };
      const { signal } = new AbortController();
      const [read] = (await parse(one, { signal, onProgress: () => undefined })).rows;
      setState((now) => {
        if (now.step !== 'preview' || !read) return now;
        const parsed = {
          ...now.parsed,
          rows: now.parsed.rows.map((row) => (row.line === line ? read : row)),
        };
        return { ...untried(now), step: 'preview', table, ...settled(now, parsed, now.refused) };
      });
    },
    tryOut: (preview: Preview) => {
      const batches = sentRows(preview).map((rows) => ({ rows, once: '' }));
      return run({ kind: 'trying', done: 0, of: rowsIn(batches) }, async (signal, tell) => {
        const sent = await sendBatches(
          batches,
          ({ rows }) => tryRows(list, rows, preview.rules, signal),
          { signal, onProgress: tell },
        );
        if (sent.failure !== undefined) say(sent.failure);
        const trial = { answers: merged(new Map(), sent), isWhole: sent.left.length === 0 };
        const asked = new Map([
          ...(preview.asked ?? []),
          ...confirmationsIn(trial.answers.values()),
        ]);
        setState({ ...preview, step: 'preview', trial, asked });
      });
    },
    /** Confirms the rows that the trial asks about, or takes that back. */
    confirm: (preview: Preview, isConfirmed: boolean) =>
      setState({ ...preview, step: 'preview', isConfirmed }),
    start: (preview: Preview) => store(preview, { batches: newBatches(sentRows(preview)) }),
    goOn: ({ id, left, leftAgain, answers, ...preview }: Report) =>
      store(preview, { id, batches: left, answers, again: leftAgain }),
    /** Stores rows of the report that were asked about. */
    storeConfirmed: ({ id, answers, ...preview }: Report, asked: Confirmations) => {
      const rows = preview.rows.filter(({ line }) => asked.has(line));
      const batches = newBatches(batchesOf(confirmedRows(rows, asked).map(withBrought)));
      return store(preview, { id, batches, answers, again: true });
    },
    undo: ({ id, count }: AskedUndo) => {
      setAsked(undefined);
      return run({ kind: 'undoing', done: 0, of: count }, async (signal, tell) => {
        let undone = 0;
        const kept: UndoReport['kept'][number][] = [];
        for (let left = 1; left > 0 && !signal.aborted;) {
          const step = await withRetryAfter(() => undoRows(id), signal);
          undone += step.undone;
          kept.push(...step.kept);
          left = step.left;
          tell(undone + kept.length);
        }
        stored();
        const result = { undone, kept };
        setState((now) =>
          now.step === 'report' ? { ...now, undone: result } : { step: 'file', undone: result },
        );
      });
    },
  };
}

function rowsIn(batches: readonly Batch[]): number {
  return batches.reduce((sum, { rows }) => sum + rows.length, 0);
}
