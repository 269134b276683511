import type { ComponentType } from 'react';
import type { Field } from '../../field/field';

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

/** A widget: how well it fits a field (the highest rank wins, undefined fits not at all), and its component. */
export interface Widget {
  /** Name by which field metadata may ask for it. */
  name: string;
  rank: (field: Field) => number | undefined;
  Component: ComponentType<WidgetProps>;
}
