import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../../api/api-error';
import { notifyFailure } from '../../../failure/notify-failure';
import { confirmDialog } from '../../../ui/confirm-store';
import type { AnyRecord } from '../../define/definition';
import type { EntryRecord } from '../../outbox/entry';
import { recordPath } from '../../screens/record-path';
import { showCard } from './card-place';
import { FlowScope, type FlowView } from './flow';
import { sayDone } from './say-done';
import { stepOf } from './step';
import { useStepWords } from './step-words';

/** Effects of a step on the record, and what it brings, for as long as it waits on the device. */
export type Foreseen = Pick<EntryRecord, 'follows' | 'brings'>;

interface FlowProviderProps extends Pick<
  FlowView,
  'place' | 'id' | 'record' | 'texts' | 'steps' | 'next' | 'further' | 'calls'
> {
  foresee?: (step: string, body: AnyRecord) => Foreseen;
  /** Runs after a step has been sent, or is safe on the device. */
  onDone?: (step: string, foreseen: Foreseen) => void;
  children: ReactNode;
}

/** Provider of the flow that its parts work on: what is next, and what takes a step. */
export function FlowProvider({ foresee, onDone, children, ...known }: FlowProviderProps) {
  const { place, id, steps, calls } = known;
  const words = useStepWords(known.texts);
  const navigate = useNavigate();
  const [running, setRunning] = useState<string>();
  const [asking, setAsking] = useState<string>();
  const to = (tab: string) => `${recordPath(place.path, id)}/${tab}`;

  const perform = async (name: string, body: AnyRecord = {}): Promise<void> => {
    const { call } = stepOf(steps, name);
    if (call === undefined) throw new Error(`flow: step «${name}» has no call`);
    const foreseen = foresee?.(name, body) ?? {};
    await calls.send(call, {
      action: words.step(name),
      ...(!call.startsWith('DELETE') && { body }),
      ...foreseen,
    });
    onDone?.(name, foreseen);
    const done = words.done(name);
    if (done !== undefined) sayDone(done);
  };
  const run = async (name: string, body?: AnyRecord): Promise<void> => {
    const { overrules } = stepOf(steps, name);
    setRunning(name);
    try {
      await perform(name, body);
    } catch (error) {
      const isRefusal = error instanceof ApiError && overrules && error.says(overrules.message);
      if (!isRefusal || body) return notifyFailure(error);
      setRunning(undefined);
      const [said = ''] = error.services.map(({ message }) => message);
      const { title, question, confirm } = words.overrule(name);
      const message = `${said} ${question}`;
      const isMeant = await confirmDialog({ title, message, confirmLabel: confirm });
      if (isMeant) await run(name, overrules.body);
    } finally {
      setRunning(undefined);
    }
  };
  const take = (name: string) => {
    const { card, tab, asks, Dialog } = stepOf(steps, name);
    if (card !== undefined) return showCard(card);
    if (tab !== undefined) return void navigate(to(tab));
    if (asks || Dialog) return setAsking(name);
    void run(name);
  };
  const dismiss = () => setAsking(undefined);
  return (
    <FlowScope value={{ ...known, running, asking, take, perform, dismiss, to }}>
      {children}
    </FlowScope>
  );
}
