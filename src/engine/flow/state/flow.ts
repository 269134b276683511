import { createContext, useContext } from 'react';
import type { RecordId } from '../../../api/dialect';
import type { AnyRecord } from '../../define/definition';
import type { Place } from '../../screens/place';
import type { FlowCalls } from '../calls/use-flow-calls';
import type { Steps } from './step';

/** View of a record as its user works through it, step by step. */
export interface FlowView {
  place: Place;
  id: RecordId;
  record: AnyRecord;
  /** Namespace of the flow's own texts. */
  texts: string;
  steps: Steps;
  /** Name of the next step; undefined where it is somebody else's turn, or all is done. */
  next: string | undefined;
  /** Names of the other steps that the record's state allows, in their order. */
  further: readonly string[];
  calls: FlowCalls;
  /** Name of the step that is under way without a dialog. */
  running: string | undefined;
  /** Name of the step whose dialog is open. */
  asking: string | undefined;
  /** Begins a step: makes its call, asks for what that needs, or leads to where it is done. */
  take: (step: string) => void;
  /** Makes the call of a step and says that it is done; rejects with what the server says against it. */
  perform: (step: string, body?: AnyRecord) => Promise<void>;
  /** Closes the dialog. */
  dismiss: () => void;
  /** Address of one of the record's tabs. */
  to: (tab: string) => string;
}

const FlowContext = createContext<FlowView | undefined>(undefined);

export const FlowScope = FlowContext.Provider;

/** Returns the open flow; throws outside of one. */
export function useFlow(): FlowView {
  const view = useContext(FlowContext);
  if (!view) throw new Error('useFlow: no flow around this component');
  return view;
}
