import type { ComponentType } from 'react';
import type { Field } from './field';

export interface WidgetProps {
  field: Field;
  id: string;
  /** What cannot be read stays here as text until it is corrected. */
  value: unknown;
  required: boolean;
  invalid: boolean;
  describedBy: string | undefined;
  /** As the wire carries it, null when empty, the text itself when it cannot be read. */
  onChange: (value: unknown) => void;
  /** After the last change, when the control is left. */
  onBlur: () => void;
  country?: () => string | undefined;
  /**
   * Registers what hands up held keystrokes; returns how to undo. `goesOn`: the user types on, keep unfinished
   * searches.
   */
  register: (flush: (goesOn?: boolean) => void) => () => void;
  /** Saving waits for this work and fails with it; returns how to give the work up. */
  hold?: (work: Promise<unknown>) => () => void;
}

export interface CopiedChoice {
  value: string | number;
  label: string;
}

export interface CopiedContext {
  /** In the company's zone. */
  now: { day: string; time: string };
  choices: readonly CopiedChoice[];
  language: string;
}

export interface FieldEditing {
  Widget: ComponentType<WidgetProps>;
  /**
   * `text` is trimmed and not empty; it is returned as it is when it means nothing. By the contract's format unless
   * given.
   */
  readCopied?: (text: string, field: Field, context: CopiedContext) => unknown;
  typeProblem?: string | ((value: unknown) => string);
  formatProblem?: (value: unknown, field: Field) => Problem;
  /** How a bound reads; as a number unless given. */
  limit?: (value: number) => string;
}

/** A key of the locale files and what its text needs. */
export interface Problem {
  key: string;
  params?: Readonly<Record<string, unknown>>;
}
