import type { ApiError, CallIdentity } from './api-error';
import { dialect } from './dialects/dialect-of';
import { errorOfAnswer } from './error-of-answer';

/** Makes the error of a refused call, in the words of the backend it was sent to. */
export function refusal(about: CallIdentity, response: Response, text: string): ApiError {
  return errorOfAnswer(about, response, text, dialect.problemOf);
}
