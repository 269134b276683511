import { ApiError } from '../../api/api-error';
import type { AnyRecord } from '../../api/dialect';
import { bodyOf } from '../../api/multipart';
import { createdId, write } from '../../api/write-records';
import { noteServerTime } from './clock';
import type { Entry } from './entry';
import { bodyToSend, type Outcome } from './machine';

/** Longest wait in ms: a signal that is hardly one must not hold back what comes after. */
const PATIENCE = 30_000;
/** Longest wait in ms for a file: a photo of half a megabyte over the slowest of networks, some 20 kbit/s. */
const PATIENCE_FOR_FILE = 240_000;

/** Message codes of duties that keep a session from everything else. */
const duties = ['msg_auth_password_change_required', 'msg_auth_second_factor_required'];

/** Makes the call of an entry, quietly: the result is shown where its entry stands. */
export async function sendEntry(entry: Entry, file?: File): Promise<Outcome> {
  const { operation, params, query, key } = entry;
  const body = withFile(bodyToSend(entry), entry, file);
  const signal = AbortSignal.timeout(file ? PATIENCE_FOR_FILE : PATIENCE);
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
    const created = answer.status === 201 ? { createdId: createdId(answer) } : {};
    return { status: answer.status, codes: [], messages: [], fieldErrors: {}, answer, ...created };
  } catch (error) {
    if (error instanceof ApiError) return outcomeOf(error);
    if (signal.aborted) return { ...silence, cause: error };
    throw error;
  }
}

/** Adds the file to a body; without its bytes the server says what is missing. */
function withFile(body: unknown, { file }: Entry, content: File | undefined): unknown {
  return file && content
    ? bodyOf({ ...(body as AnyRecord | undefined), [file.property]: content })
    : body;
}

const silence = { status: undefined, codes: [], messages: [], fieldErrors: {} };

/** Reads an error into the form that is kept. */
export function outcomeOf(error: ApiError): Outcome {
  const { status, services, fieldErrors, retryAfter, isFirewall } = error;
  return {
    // A refusal by a firewall says nothing about the call.
    status: isFirewall && status === 403 ? undefined : status,
    codes: services.map(({ messageCode }) => messageCode),
    messages: services.map(({ message, messageCode }) => message || messageCode),
    fieldErrors,
    ...(retryAfter !== undefined && { retryAfter }),
    isDuty: duties.some((code) => error.says(code)),
    cause: error,
  };
}
