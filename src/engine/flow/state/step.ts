import type { ComponentType } from 'react';
import type { AnyRecord } from '../../define/definition';

export type StepIcon = ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;

/** A step of a flow, as data. Its words stand with the flow's texts (`step-words.ts`). */
export interface Step {
  Icon: StepIcon;
  /** The operation that it is, `POST /path`: its right decides who is offered it. Without one it only leads somewhere. */
  call?: string;
  /** Of the body, asked for in this order by the contract's rules. Unless given the call is made at once. */
  asks?: readonly string[];
  /** What they begin with. */
  start?: () => AnyRecord;
  /** Mostly it is right as it begins: no keyboard comes up for it. */
  isReady?: true;
  /** It ends the flow some other way: shown so, and Enter alone never confirms it. */
  danger?: true;
  /** What the user may decide against: the message of a refusal, and the body that is sent where he does. */
  overrules?: { message: string; body: AnyRecord };
  /** A dialog of its own, where a form of the contract says too little. */
  Dialog?: ComponentType<{ onClose: () => void }>;
  /** The tab of the record that it leads to. */
  tab?: string;
  /** The card of the flow that it leads to. */
  card?: string;
}

export type Steps = Readonly<Record<string, Step>>;

/** The step of that name. Throws where there is none. */
export function stepOf(steps: Steps, name: string): Step {
  const step = steps[name];
  if (!step) throw new Error(`flow: there is no step «${name}»`);
  return step;
}
