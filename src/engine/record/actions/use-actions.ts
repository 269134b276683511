import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Answer } from '../../../api/call';
import { idOf } from '../../../api/dialect';
import { download } from '../../../api/download';
import { notifyFailure } from '../../../api/failure/notify-failure';
import { confirmDialog } from '../../../ui/confirm-dialog';
import { notifySuccess } from '../../../ui/notices';
import { useEngine } from '../../context';
import type {
  ActionDefinition,
  AnyRecord,
  AskActionDefinition,
  CallActionDefinition,
  DialogActionDefinition,
} from '../../define/definition';
import { useScreenLabels } from '../../labels/use-screen-labels';
import type { Place } from '../../route/match';
import { availableActions } from './available-actions';
import { linkTarget } from './link-target';
import { useRunCall } from './use-run-call';

/** An action that asks before it calls. */
export type AskingAction = CallActionDefinition | DialogActionDefinition;

export interface RecordActions {
  available: readonly ActionDefinition[];
  labelOf: (action: ActionDefinition) => string;
  /** Name of the action that is under way without a question. */
  running: string | undefined;
  /** The action whose question is open. */
  asking: AskingAction | AskActionDefinition | undefined;
  run: (action: ActionDefinition) => void;
  /** Answers the open question; rejects when the call fails, the question then stays open. */
  answer: (body?: AnyRecord) => Promise<void>;
  dismiss: () => void;
}

interface Options {
  place: Place;
  id: number;
  record: AnyRecord;
  /** Leaves for the list. */
  onList: () => void;
}

/** The declared actions of one record: which there are, and everything that running one means. */
export function useActions({ place, id, record, onList }: Options): RecordActions {
  const engine = useEngine();
  const { t } = useTranslation('record');
  const { part } = useScreenLabels();
  const navigate = useNavigate();
  const client = useQueryClient();
  const runCall = useRunCall(place, id, record);
  const [running, setRunning] = useState<string>();
  const [asking, setAsking] = useState<AskingAction | AskActionDefinition>();
  const { actions } = place.definition;
  const available = availableActions(actions, record, engine);

  const labelOf = ({ name }: ActionDefinition) => part(place.definition, `actions.${name}`);

  const acknowledge = async (action: AskingAction) => {
    const message = t('record:actionDone');
    await confirmDialog({ title: labelOf(action), message, isNotice: true });
    await client.invalidateQueries({ refetchType: 'active' });
  };

  const follow = (action: AskingAction, answer: Answer<unknown>) => {
    const { then = 'reload' } = action;
    if (then === 'acknowledge') {
      void acknowledge(action);
      return;
    }
    notifySuccess(t('record:actionDone'));
    if (then === 'list') onList();
    else if (typeof then !== 'object') return;
    else if ('open' in then) void navigate(`/${then.open}/${idOf(answer.location)}`);
    else {
      const next = actions.find(({ name }) => name === then.ask);
      if (next) run(next);
    }
  };

  const busy = async (action: ActionDefinition, work: () => Promise<void>) => {
    setRunning(action.name);
    try {
      await work();
    } finally {
      setRunning(undefined);
    }
  };

  const run = (action: ActionDefinition): void => {
    if (action.type === 'link') {
      void navigate(linkTarget(action, record));
    } else if (action.type === 'download') {
      void busy(action, () =>
        download(action.call, { params: { ...place.params, id } }).catch(notifyFailure),
      );
    } else if (action.type === 'dialog' || action.type === 'ask' || action.confirm) {
      setAsking(action);
    } else {
      void busy(action, () =>
        runCall(action).then((answer) => follow(action, answer), notifyFailure),
      );
    }
  };

  return {
    available,
    labelOf,
    running,
    asking,
    run,
    answer: async (body) => {
      // What is answered in its dialog has nothing to follow.
      if (!asking || asking.type === 'ask') return;
      const answer = await runCall(asking, body);
      setAsking(undefined);
      follow(asking, answer);
    },
    dismiss: () => setAsking(undefined),
  };
}
