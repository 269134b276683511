import type { FormBridge } from './form-bridge';

/** Texts ready to show, by field. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** What an edit session asks of the form that shows it. */
export interface FormHandle {
  /** Hands up pending keystrokes synchronously through `onChange`. */
  flush: FormBridge['flush'];
  /** What pending keystrokes would change, with what follows from them; they stay pending. */
  pending: FormBridge['pending'];
  /** Waits for what is being sent for a field; resolves with whether all of it arrived. */
  settle: () => Promise<boolean>;
  focusField: (name: string) => void;
  /** The first field with an error, in the order of the sections; errors set at the same time count. */
  focusFirstError: () => void;
}
