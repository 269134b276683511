import type { FormBridge } from './form-bridge';

/** Error texts ready to show, by field. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

export interface FormHandle {
  /** Hands up what is held back, synchronously, through `onChange`. */
  flush: FormBridge['flush'];
  /** Returns what pending keystrokes would change, with what follows from them; they stay pending. */
  pending: FormBridge['pending'];
  /**
   * Takes, before saving, what is typed beside the values, like a code that waits for Enter. False where it cannot be
   * taken; it has the focus then.
   */
  takeTyped?: () => boolean;
  /** Resolves to true if all that is being sent arrived. */
  settle: () => Promise<boolean>;
  focusField: (name: string) => void;
  /** Tells whether a field is within the visible part of the page. */
  isInSight: (name: string) => boolean;
  /** Focuses the first error in the order of the sections; errors set in the same turn count. */
  focusFirstError: () => void;
}
