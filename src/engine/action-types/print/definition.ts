import type { Entity, OperationKey, SchemaName } from '../../../../schemas/define';
import type { ActionBase, AnyRecord, Predicate } from '../../define/definition';

/**
 * PDF of the record to look at, print with Enter or save. Selected rows make one document.
 * @example
 * ```ts action of Slip
 * {
 *   type: 'print',
 *   name: 'print',
 *   call: 'GET /pruefstand/laufzettel/{id}/pdf',
 *   after: 'POST /pruefstand/laufzettel/{id}/drucken',
 *   afterWhen: (slip) => !slip.gedruckt,
 *   shortcut: 'Ctrl+P',
 *   actions: ['finish'],
 * }
 * ```
 */
export interface PrintAction<Call = string, Of = AnyRecord> extends ActionBase<Of> {
  type: 'print';
  /** Call `GET /path` that answers a PDF, where `{id}` is the record. */
  call: Call;
  /** Call `POST /path`, made after printing to note it. */
  after?: Call;
  /** Tells for which records printing is noted; for all unless given. */
  afterWhen?: Predicate<Of>;
  /** Other actions of the screen that are offered beside the document, by name. */
  actions?: readonly string[];
}

declare module '../../define/action-types' {
  interface ActionDefinitions {
    print: PrintAction;
  }
  interface WrittenActions<S extends SchemaName> {
    print: PrintAction<OperationKey, Entity<S>>;
  }
}
