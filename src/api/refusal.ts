import { ApiError, type CallIdentity } from './api-error';
import { dialect } from './dialects/dialect-of';

/** The code that reads refusals: it comes with the first, or when the page is at rest. */
export const loadRefusals = () => Promise.all([import('./error-of-answer'), dialect.problems()]);

/** Without network to load what reads it, the status has to do. */
export async function refusal(
  about: CallIdentity,
  response: Response,
  text: string,
): Promise<ApiError> {
  const loaded = await loadRefusals().catch(() => undefined);
  if (!loaded) return new ApiError({ ...about, status: response.status });
  const [{ errorOfAnswer }, { problemOf }] = loaded;
  return errorOfAnswer(about, response, text, problemOf);
}
