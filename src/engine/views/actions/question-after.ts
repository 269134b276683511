import type { QueryClient } from '@tanstack/react-query';
import type { RecordId } from '../../../api/dialect';
import { systemParameterQuery } from '../../../api/system-parameter';
import type { Engine } from '../../application/context';
import { recordQuery } from '../../data/record-query';
import type { ActionDefinition, CallingAction } from '../../define/definition';
import type { Place } from '../../screens/place';
import { availableActions } from './available-actions';

/** Question asked once an action has succeeded. */
export interface Question {
  /** Action that has succeeded. */
  action: CallingAction;
  /** Answers in the order of the definition, as far as they are possible now. */
  answers: readonly ActionDefinition[];
}

interface Asking {
  place: Place;
  id: RecordId;
  engine: Pick<Engine, 'can' | 'me' | 'registry'>;
  client: QueryClient;
  language: string;
}

/**
 * Returns the question after an action; undefined where nothing is to be asked: by its definition, by the system
 * parameter, by the record as it is now, or for want of an answer that the user could give. A failure to read asks
 * nothing: the action itself has succeeded.
 */
export async function questionAfter(
  action: CallingAction,
  { place, id, engine, client, language }: Asking,
): Promise<Question | undefined> {
  const { afterwards } = action;
  if (!afterwards) return undefined;
  const { answers, parameter, when } = afterwards;
  const { definition } = place;
  const named = answers.flatMap(
    (name) => definition.actions.find((one) => one.name === name) ?? [],
  );
  try {
    const [asked, record] = await Promise.all([
      parameter === undefined ? 'J' : client.fetchQuery(systemParameterQuery(parameter)),
      client.fetchQuery(recordQuery(place, id, language)),
    ]);
    if (asked !== 'J' || when?.(record, engine.me) === false) return undefined;
    const possible = availableActions({ ...definition, actions: named }, record, engine);
    return possible.length > 0 ? { action, answers: possible } : undefined;
  } catch {
    return undefined;
  }
}
