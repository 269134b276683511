import i18next from 'i18next';
import type { Refusal } from '../../../schemas/rules/refusal';
import { answerKeeper } from '../../api/answer-keeper';
import { ApiError } from '../../api/api-error';
import { call as callServer, type Answer, type CallOptions } from '../../api/call';
import type { Engine } from '../application/context';
import { clockOffset, serverTime } from './clock';
import type { Entry } from './entry';
import { outboxState } from './outbox-state';
import type { QueuedCall } from './queued-operation';

/** What a judge may look at. */
export interface Known extends Pick<Engine, 'me' | 'can'> {
  /** Time by the server's clock, in ms since 1970. */
  now: number;
  /** All that waits on the device, and what was sent lately. */
  entries: readonly Entry[];
  /** Finds an answer; undefined where nothing is known. */
  find: (operation: string, options?: CallOptions) => Promise<Answer<unknown> | undefined>;
  /** True if the answers are those of the server at this moment. */
  isFresh: boolean;
}

/** Finds why a call will be refused by the server, from what is known of its subject; empty where nothing is. */
export type Judge = (
  call: Pick<QueuedCall, 'operation' | 'params' | 'body' | 'of'>,
  known: Known,
) => Promise<readonly Refusal[]>;

/** Part of an application that judges its calls by their operation. */
export interface JudgePart {
  judgeOf: (operation: string) => Judge | undefined;
}

declare module '../application/registry' {
  interface Registry {
    /** Loads the judge of an operation by the rules of the application; undefined where it has none. */
    loadJudge?: ((operation: string) => Promise<Judge | undefined>) | undefined;
  }
}

/**
 * Throws as the server would for a call that it will refuse, before anything of it is written down. With a network the
 * server itself is asked for what has led to that: what the device has kept may be out of date.
 */
export async function requireAllowed(
  call: QueuedCall,
  { registry, me, can }: Pick<Engine, 'registry' | 'me' | 'can'>,
): Promise<void> {
  const judge = await registry.loadJudge?.(call.operation);
  if (!judge) return;
  const known = knownNow({ me, can });
  const refusals = await judge(call, { ...known, find: findKept, isFresh: false });
  if (refusals.length === 0) return;
  const still = navigator.onLine ? await judge(call, known) : refusals;
  if (still.length > 0) throw await refusedBy(still, call);
}

/**
 * Throws likewise for another body of an entry that waits or was refused, as it will be judged at its place: after what
 * waits before it, and told as of the time at which it happened.
 */
export async function requireCorrectable(
  entry: Entry,
  body: unknown,
  { registry, me, can }: Pick<Engine, 'registry' | 'me' | 'can'>,
): Promise<void> {
  const judge = await registry.loadJudge?.(entry.operation);
  if (!judge) return;
  const { operation, params, of } = entry;
  const call = { operation, params, body, of } as QueuedCall;
  const known = knownNow({ me, can });
  const queued = await registry.loadQueued(operation);
  const told = queued?.at === undefined ? undefined : Date.parse(toldIn(entry, body, queued.at));
  const atPlace: Known = {
    ...known,
    entries: known.entries.filter(({ seq }) => seq < entry.seq),
    ...(told !== undefined && !Number.isNaN(told) && { now: told }),
  };
  const refusals = await judge(call, { ...atPlace, find: findKept, isFresh: false });
  if (refusals.length === 0) return;
  const still = navigator.onLine ? await judge(call, atPlace) : refusals;
  if (still.length > 0) throw await refusedBy(still, call);
}

/** Time at which an entry happened, as its body or its query says. */
const toldIn = ({ query, recordedAt }: Entry, body: unknown, at: string): string =>
  String((body as Record<string, unknown> | undefined)?.[at] ?? query?.[at] ?? recordedAt);

/** Returns what may be looked at now: answers of the server, or those that are kept where there is no network. */
export const knownNow = ({ me, can }: Pick<Engine, 'me' | 'can'>): Known => ({
  ...{ me, can, find: readNow, isFresh: true },
  entries: outboxState.get().entries ?? [],
  now: Date.parse(serverTime(Date.now(), clockOffset())),
});

const findKept: Known['find'] = async (operation, options = {}) =>
  answerKeeper.get()?.find(operation, options);

const readNow: Known['find'] = async (operation, options = {}) => {
  try {
    return await callServer(operation, { ...options, isBackground: true });
  } catch {
    return undefined;
  }
};

/** Makes the error that the server would answer with. */
async function refusedBy(
  refusals: readonly Refusal[],
  { operation, params }: QueuedCall,
): Promise<ApiError> {
  await i18next.loadNamespaces('messages');
  const textOf = ({ code, parameters }: Refusal) =>
    i18next.t(`messages:${code}`, { ...parameters });
  const [first] = refusals;
  const fieldErrors: Record<string, string[]> = {};
  for (const refusal of refusals) {
    const { field } = refusal;
    if (field !== undefined) (fieldErrors[field] ??= []).push(textOf(refusal));
  }
  const services = refusals
    .filter(({ field }) => field === undefined)
    .map((refusal) => ({
      ...{ messageCode: refusal.code, message: textOf(refusal) },
      messageParameters: [...refusal.parameters],
    }));
  return new ApiError({
    ...{ operation, kind: 'action', services, fieldErrors },
    ...(params && { params }),
    ...(first && { status: first.status }),
  });
}
