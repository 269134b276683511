import type { ComponentType } from 'react';
import type { Field } from './field';

export interface WidgetProps {
  field: Field;
  /** Id of the control; the label's `for` points at it. */
  id: string;
  /** What the record holds; a text that could not be read stays here until it is corrected. */
  value: unknown;
  required: boolean;
  invalid: boolean;
  /** Ids of error and hint. */
  describedBy: string | undefined;
  /** Hands a value up: as the wire carries it, null when empty, the text itself when it cannot be read. */
  onChange: (value: unknown) => void;
  /** The control was left; comes after its last change. */
  onBlur: () => void;
  /** The record's country as it is now, for phone numbers without a country code. */
  country?: () => string | undefined;
  /**
   * Registers what hands up keystrokes not handed up yet; answers how to take it back. `goesOn`: the user
   * types on, so a search that is not finished stays one.
   */
  register: (flush: (goesOn?: boolean) => void) => () => void;
  /**
   * Saving waits for this work, whose end hands a value up, and does not happen when it fails; answers how
   * to give the work up.
   */
  hold?: (work: Promise<unknown>) => () => void;
}

/** A value that a text of a cell may stand for: of an enumeration or a reference list. */
export interface CopiedChoice {
  value: string | number;
  label: string;
}

/** What reading a copied text may look at. */
export interface CopiedContext {
  /** Day and time in the company's zone. */
  now: { day: string; time: string };
  /** The field's values, where it has a list of them. */
  choices: readonly CopiedChoice[];
  language: string;
}

/** What a field type needs for editing. */
export interface FieldEditing {
  Widget: ComponentType<WidgetProps>;
  /**
   * The value that a text copied from a cell stands for, which is trimmed and not empty; the text itself when it means
   * nothing there. As the contract's format stores a text unless given.
   */
  readCopied?: (text: string, field: Field, context: CopiedContext) => unknown;
  /** Key of what is said of a value that is of another JSON type: what people typed and nobody could read. */
  typeProblem?: string | ((value: unknown) => string);
  /** What is said of a value that breaks the format. */
  formatProblem?: (value: unknown, field: Field) => Problem;
  /** How a bound of its values reads; as a number unless given. */
  limit?: (value: number) => string;
}

/** What is wrong with a value: a key of the locale files and what its text needs. */
export interface Problem {
  key: string;
  params?: Readonly<Record<string, unknown>>;
}
