import type { ComponentType } from 'react';
import type { ChangeReading } from './typed-change';
import type { Field } from './field';

export interface WidgetProps {
  /** Contract and metadata of it. */
  field: Field;
  /** Of the control: its label names it. */
  id: string;
  /** What the record holds; what cannot be read stays here as text until it is corrected. */
  value: unknown;
  /** Must have a value. */
  required: boolean;
  /** What is wrong stands below it. */
  invalid: boolean;
  /** Ids of what is said of it: help, what is wrong. */
  describedBy: string | undefined;
  /** As the wire carries it, null when empty, the text itself when it cannot be read. */
  onChange: (value: unknown) => void;
  /** After the last change, when the control is left. */
  onBlur: () => void;
  /** The record's country as it is now, for phone numbers without a country code. */
  country?: () => string | undefined;
  /** What the record holds in another of its fields, as it is now. */
  beside?: (name: string) => unknown;
  /** Of a switch: stands beside it as its label, else its state does. */
  caption?: string | undefined;
  /**
   * Registers what hands up keystrokes that are held back; returns how to unregister. `goesOn`: the user types on, so a
   * search that is not finished stays one.
   */
  register: (flush: (goesOn?: boolean) => void) => () => void;
  /** Saving waits for this work, which hands a value up, and fails with it; returns how to give the work up. */
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
  /** The control; it draws no label. */
  Widget: ComponentType<WidgetProps>;
  /** A short control holds every value of it. */
  isShort?: boolean;
  /**
   * `text` is trimmed and not empty; it is returned as it is when it means nothing. By the contract's format unless
   * given.
   */
  readCopied?: (text: string, field: Field, context: CopiedContext) => unknown;
  /** Key of what is said of a value of another JSON type, as of a text that cannot be read. */
  typeProblem?: string | ((value: unknown) => string);
  /** What is said of a text that breaks the format. */
  formatProblem?: (value: unknown, field: Field) => Problem;
  /** What is typed for many records at once: the value of all, or what each value is reckoned from. */
  change?: ChangeReading;
  /** How a bound reads; as a number unless given. */
  limit?: (value: number) => string;
}

/** A key of the locale files and what its text needs. */
export interface Problem {
  key: string;
  params?: Readonly<Record<string, unknown>>;
}
