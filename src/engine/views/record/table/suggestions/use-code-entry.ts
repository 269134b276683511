import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signal } from '../../../../../ui/signal';
import type { AnyRecord } from '../../../../define/definition';
import type { RowTable } from '../../../../screens/row-table';
import { codeOf } from '../../../../editing/rows/suggested';
import type { RowEdits } from '../use-row-edits';
import { increased } from './increased';
import type { RowSuggester } from './row-suggester';
import type { CodeOutcome } from './suggested-table';

export interface CodeChoice {
  /** Key of the row that waits for the choice. */
  key: string;
  code: string;
  hits: readonly AnyRecord[];
}

export interface CodeEntry {
  /** Puts a code into a row at once; what it means follows, unless it is known as one of those that were offered. */
  take: (code: string, quantity: number, hit?: AnyRecord) => void;
  said: { text: string; isWrong: boolean } | undefined;
  forget: () => void;
  /** Code that means nothing, to go back into the field: such codes are written again. */
  missing: string | undefined;
  /** First of the choices that wait. */
  choice: CodeChoice | undefined;
  choose: (hit: AnyRecord | undefined) => void;
  /** True if there are codes that nobody could be asked about. */
  hasFailed: boolean;
  onOutcome: (outcome: CodeOutcome) => void;
}

interface CodeEntryOptions {
  table: RowTable;
  edits: RowEdits;
  suggester: () => RowSuggester | undefined;
  /** Returns the name of a suggested row. */
  nameOf: (values: AnyRecord) => string;
  /** Called with the row of a code that is to be seen. */
  onRow: (key: string) => void;
}

/** Turns numbers and codes into rows: none is lost, and they stay in their order. */
export function useCodeEntry(options: CodeEntryOptions): CodeEntry {
  const { table, edits, suggester } = options;
  const { t } = useTranslation('table');
  const [said, setSaid] = useState<CodeEntry['said']>();
  const [missing, setMissing] = useState<string>();
  const [choices, setChoices] = useState<readonly CodeChoice[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  const onOutcome = useCallback(
    (outcome: CodeOutcome) => {
      const { code } = outcome;
      if (outcome.kind === 'found') {
        signal('found');
        setSaid({
          text: t('taken', { name: latest.current.nameOf(outcome.values) }),
          isWrong: false,
        });
        latest.current.onRow(outcome.key);
      } else if (outcome.kind === 'several') {
        signal('choice');
        const { key, hits } = outcome;
        setChoices((all) => [...all.filter((one) => one.key !== key), { key, code, hits }]);
      } else if (outcome.kind === 'missing') {
        signal('missing');
        setMissing(code);
        setSaid({ text: t('unknownCode', { code }), isWrong: true });
      } else {
        signal('missing');
        setFailed(true);
        setSaid({ text: t('codeFailed', { code, text: outcome.text }), isWrong: true });
      }
    },
    [t],
  );

  const take = (code: string, quantity: number, picked?: AnyRecord) => {
    const { suggests } = table.tab;
    const all = suggester();
    if (!suggests || !all || code === '') return;
    setSaid(undefined);
    setMissing(undefined);
    const { by, increases } = suggests;
    const [first = ''] = by;
    const context = { suggests, fields: table.fields };
    const amount = increases === undefined ? {} : { [increases]: quantity };
    const more = (row: AnyRecord & { $key: string }) => {
      if (increases === undefined) return;
      edits.setCell(row.$key, increases, increased(row[increases], quantity));
      latest.current.onRow(row.$key);
    };
    const waiting =
      !picked &&
      edits.current().find((row) => row.$scanned === code && codeOf(row, context) === code);
    if (waiting && increases !== undefined) return more(waiting);
    const asked = String(suggests.code);
    const exact = picked ? [picked] : all.known({ [asked]: code, ...amount });
    const [hit, second] =
      exact ?? all.known({ [asked]: code, ...(increases && { [increases]: 1 }) }) ?? [];
    const equal =
      hit && !second && increases !== undefined ? all.equalRow(hit, edits.blank()) : undefined;
    const mayJoin = hit && increases !== undefined && all.hasStoredRow(hit, edits.blank());
    if (hit && !second && (equal || picked || !mayJoin)) {
      const key =
        equal?.$key ?? edits.add(edits.current().length, { [first]: hit[first], ...amount });
      if (equal) more(equal);
      if (key !== undefined) onOutcome({ kind: 'found', code, key, values: hit });
      return;
    }
    const key = edits.add(edits.current().length, { [first]: code, ...amount, $scanned: code });
    if (key !== undefined) latest.current.onRow(key);
  };

  const [choice] = choices;
  return {
    take,
    said,
    forget: () => setSaid(undefined),
    missing,
    choice,
    choose: (hit) => {
      if (!choice) return;
      setChoices((all) => all.slice(1));
      const all = suggester();
      if (hit) all?.choose(choice.key, hit);
      else {
        all?.drop(choice.key);
        setMissing(choice.code);
      }
    },
    hasFailed,
    onOutcome,
  };
}
