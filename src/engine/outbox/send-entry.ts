import { ApiError } from '../../api/api-error';
import { write } from '../../api/write-records';
import { noteServerTime } from './clock';
import type { Entry } from './entry';
import { bodyToSend, type Outcome } from './machine';

/** In ms: a signal that hardly is one must not hold back what comes after. */
const PATIENCE = 30_000;

/** What keeps a session from everything else. */
const duties = ['msg_auth_password_change_required', 'msg_auth_second_factor_required'];

/** Makes the call of an entry, quietly: what comes of it is said where its entry stands. */
export async function sendEntry(entry: Entry): Promise<Outcome> {
  const { operation, params, query, key } = entry;
  const body = bodyToSend(entry);
  const signal = AbortSignal.timeout(PATIENCE);
  try {
    const answer = await write(operation, {
      params: { ...params },
      ...(query && { query: { ...query } }),
      ...(body !== undefined && { body }),
      once: key,
      kind: 'action',
      signal,
      isBackground: true,
      isImpatient: true,
    });
    noteServerTime(answer.date);
    return { status: answer.status, codes: [], messages: [], fieldErrors: {}, answer };
  } catch (error) {
    if (error instanceof ApiError) return outcomeOf(error);
    if (signal.aborted) return { ...silence, cause: error };
    throw error;
  }
}

const silence = { status: undefined, codes: [], messages: [], fieldErrors: {} };

/** What an error says, in the form that is kept. */
function outcomeOf(error: ApiError): Outcome {
  const { status, services, fieldErrors, retryAfter, isFirewall } = error;
  return {
    // A firewall that refuses says nothing about the call.
    status: isFirewall && status === 403 ? undefined : status,
    codes: services.map(({ messageCode }) => messageCode),
    messages: services.map(({ message, messageCode }) => message || messageCode),
    fieldErrors,
    ...(retryAfter !== undefined && { retryAfter }),
    isDuty: duties.some((code) => error.says(code)),
    cause: error,
  };
}
