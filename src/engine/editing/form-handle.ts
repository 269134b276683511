import type { FormBridge } from './form-bridge';

/** Texts ready to show, by field. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

export interface FormHandle {
  /** Synchronously, through `onChange`. */
  flush: FormBridge['flush'];
  /** What pending keystrokes would change, with what follows from them; they stay pending. */
  pending: FormBridge['pending'];
  /** Before saving: takes what is typed beside the values, like a code that waits for Enter. False where it cannot be; it has the focus then. */
  takeTyped?: () => boolean;
  /** Resolves with whether all that is being sent arrived. */
  settle: () => Promise<boolean>;
  focusField: (name: string) => void;
  /** Whether a field stands within what is seen of the page. */
  isInSight: (name: string) => boolean;
  /** In the order of the sections; errors set in the same turn count. */
  focusFirstError: () => void;
}
