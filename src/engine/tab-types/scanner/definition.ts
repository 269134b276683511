import type { FieldName, ListPath, SchemaName } from '../../../../schemas/define';
import type { ColumnDefinition, Completed } from '../../define/definition';
import type { Column, Order } from '../../define/screen';

interface CodeRowsShape<
  Schema = string,
  List = string,
  By = Readonly<Record<string, string>>,
  Shown = ColumnDefinition,
  Ordering = string,
  Field = string,
> {
  name: string;
  schema: Schema;
  list: List;
  /** Path parameter or field of the rows → field of the record. */
  by: By;
  /** Filter that leaves out rows, in the words of the wire: `bestand!=0`. */
  filter?: string;
  columns: readonly Shown[];
  order?: readonly Ordering[];
  /** Columns with codes: a click looks the code up. */
  codes?: readonly Field[];
}

/** List to look a code up in, with what is shown of the record found. */
interface CodeMeaningShape<
  Schema = string,
  List = string,
  Field = string,
  Filter = Readonly<Record<string, string>>,
  Rows = CodeRows,
> {
  name: string;
  schema: Schema;
  list: List;
  /** Fields that may hold the code; each is queried by itself. */
  by: readonly Field[];
  /** Filter that leaves out records the code cannot mean. */
  filter?: Filter;
  /** Fields with the record's name, where that differs from the contract's `x-title`. */
  title?: readonly Field[];
  /** Fields of the record that are shown. */
  fields: readonly Field[];
  /** Rows that are shown below it, each list as a table. */
  rows?: readonly Rows[];
}

type WrittenCodeRows<S extends SchemaName> = {
  [R in SchemaName]: CodeRowsShape<
    R,
    ListPath<R>,
    { readonly [F in FieldName<R>]?: FieldName<S> },
    Column<R>,
    Order<R>,
    FieldName<R>
  >;
}[SchemaName];

type WrittenCodeMeaning = {
  [S in SchemaName]: CodeMeaningShape<
    S,
    ListPath<S>,
    FieldName<S>,
    Partial<Record<FieldName<S>, string>>,
    WrittenCodeRows<S>
  >;
}[SchemaName];

export type CodeRows = Completed<CodeRowsShape, 'order' | 'codes'>;

export type CodeMeaning = Completed<CodeMeaningShape, 'rows'>;

/**
 * Takes codes from a camera, a keyboard-wedge scanner or the keyboard, and shows what they mean.
 * @example
 * ```ts page tab
 * {
 *   type: 'scanner',
 *   name: 'scan',
 *   codes: [
 *     { name: 'gadget', schema: 'Gadget', list: '/pruefstand/geraete', by: ['bezeichnung'], fields: ['preis'] },
 *   ],
 * }
 * ```
 */
export interface ScannerTab<Meaning = CodeMeaning> {
  type: 'scanner';
  name: string;
  /** Meanings, all of which are asked; of several hits the user chooses. */
  codes: readonly Meaning[];
}

declare module '../../define/tab-types' {
  interface TabDefinitions {
    scanner: ScannerTab;
  }
  interface WrittenPageTabs {
    scanner: ScannerTab<WrittenCodeMeaning>;
  }
}
