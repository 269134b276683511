import type { ComponentType } from 'react';
import type { ChangeReading } from './typed-change';
import type { Field } from './field';

export interface WidgetProps {
  /** Field with its contract and metadata. */
  field: Field;
  /** Id of the control: its label names it. */
  id: string;
  /** Value that the record holds; text that cannot be read stays here until it is corrected. */
  value: unknown;
  /** True if it must have a value. */
  required: boolean;
  /** True if a problem is shown below it. */
  invalid: boolean;
  /** Ids of its descriptions: help, problems. */
  describedBy: string | undefined;
  /** Hands up the value as the wire carries it, null when empty, the text itself when it cannot be read. */
  onChange: (value: unknown) => void;
  /** Runs after the last change, when the control is left. */
  onBlur: () => void;
  /** Returns the record's country as it is now, for phone numbers without a country code. */
  country?: () => string | undefined;
  /** Returns what the record holds in another of its fields, as it is now. */
  beside?: (name: string) => unknown;
  /** Label of a switch, shown beside it; otherwise its state is. */
  caption?: string | undefined;
  /**
   * Registers what hands up keystrokes that are held back; returns a function that unregisters it. `goesOn`: the user
   * types on, so a search that is not finished stays one.
   */
  register: (flush: (goesOn?: boolean) => void) => () => void;
  /**
   * Makes saving wait for this work, which hands a value up, and fail with it; returns a function that gives the work
   * up.
   */
  hold?: (work: Promise<unknown>) => () => void;
}

export interface CopiedChoice {
  value: string | number;
  label: string;
}

export interface CopiedContext {
  /** Current day and time in the company's zone. */
  now: { day: string; time: string };
  choices: readonly CopiedChoice[];
  language: string;
  /** Currency of amounts, where all have one: an amount in another is none. */
  currency?: string | undefined;
}

export interface FieldEditing {
  /** Control of the field; it draws no label. */
  Widget: ComponentType<WidgetProps>;
  /** True if a short control holds every value of it. */
  isShort?: boolean;
  /**
   * Reads a copied text, which is trimmed and not empty; returns it as it is when it means nothing. By the contract's
   * format unless given.
   */
  readCopied?: (text: string, field: Field, context: CopiedContext) => unknown;
  /** Key of the message for a value of another JSON type, such as a text that cannot be read. */
  typeProblem?: string | ((value: unknown) => string);
  /** Returns the message for a text that breaks the format. */
  formatProblem?: (value: unknown, field: Field) => Problem;
  /** Reading of what is typed for many records at once: the value of all, or what each value is computed from. */
  change?: ChangeReading;
  /** Formats a bound; as a number unless given. */
  limit?: (value: number) => string;
}

/** Problem: a key of the locale files and what its text needs. */
export interface Problem {
  key: string;
  params?: Readonly<Record<string, unknown>>;
}
