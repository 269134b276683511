import { useImperativeHandle, type Ref, type RefObject } from 'react';
import type { AnyRecord } from '../../../define/definition';
import type { FormHandle } from '../../../editing/form-handle';
import type { Row } from '../../../editing/model/row';
import type { RowGridHandle } from './row-grid-handle';
import type { EntryLineHandle } from './suggestions/entry-line';
import type { RowSuggester } from './suggestions/row-suggester';
import type { RowEdits } from './use-row-edits';
import type { useTableFocus } from './use-table-focus';

interface Parts {
  name: string;
  edits: RowEdits;
  isNew: (row: Row) => boolean;
  /** Key of the row in the sheet. */
  opened: string | undefined;
  grid: RefObject<RowGridHandle | null>;
  sheet: RefObject<FormHandle | null>;
  line: RefObject<EntryLineHandle | null>;
  focus: ReturnType<typeof useTableFocus>;
  suggester: RefObject<RowSuggester | undefined>;
  /** Waits for the records that rows name. */
  settleNames: () => Promise<void>;
}

/** Gives the record's session a handle of a table, which answers like a form. */
export function useTableHandle(handle: Ref<FormHandle>, parts: Parts): void {
  const { name, edits, isNew, opened, grid, sheet, line, focus, suggester, settleNames } = parts;
  const flush = () => {
    grid.current?.flush();
    sheet.current?.flush();
  };
  useImperativeHandle(handle, () => ({
    flush,
    pending: (): AnyRecord => {
      const held =
        opened !== undefined && sheet.current
          ? { key: opened, changes: sheet.current.pending() }
          : grid.current?.pending();
      if (!held || Object.keys(held.changes).length === 0) return {};
      return { [name]: edits.withChanges(held.key, held.changes) };
    },
    takeTyped: () => line.current?.takeTyped() ?? true,
    settle: async () => {
      flush();
      edits.dropBlank(isNew);
      // No cell sends anything by itself, but a form in a sheet may.
      const [isSent = true] = await Promise.all([sheet.current?.settle(), settleNames()]);
      if (suggester.current) {
        await suggester.current.settle();
        // A code that means nothing may be a name.
        await settleNames();
      }
      return isSent;
    },
    focusField: focus.focusField,
    // Rows come and go with scrolling.
    isInSight: () => false,
    focusFirstError: focus.focusFirstError,
  }));
}
