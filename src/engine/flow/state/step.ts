import type { ComponentType } from 'react';
import type { AnyRecord } from '../../define/definition';

export type StepIcon = ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;

/** Step of a flow, as data. Its words stand with the flow's texts (`step-words.ts`). */
export interface Step {
  Icon: StepIcon;
  /** Operation of the step, `POST /path`: its right decides who is offered it. Without one it only leads somewhere. */
  call?: string;
  /** Properties of the body, asked for in this order by the contract's rules. Unless given the call is made at once. */
  asks?: readonly string[];
  /** Returns the values that they begin with. */
  start?: () => AnyRecord;
  /** True if the initial values are mostly right: no keyboard comes up for it. */
  isReady?: true;
  /** True if it ends the flow some other way: shown so, and Enter alone never confirms it. */
  danger?: true;
  /** Refusal that the user may overrule: its message, and the body that is sent then. */
  overrules?: { message: string; body: AnyRecord };
  /** Dialog of its own, where a form of the contract says too little. */
  Dialog?: ComponentType<{ onClose: () => void }>;
  /** Tab of the record that it leads to. */
  tab?: string;
  /** Card of the flow that it leads to. */
  card?: string;
}

export type Steps = Readonly<Record<string, Step>>;

/** Returns the step of that name. Throws where there is none. */
export function stepOf(steps: Steps, name: string): Step {
  const step = steps[name];
  if (!step) throw new Error(`flow: there is no step «${name}»`);
  return step;
}
