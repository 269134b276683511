import { ApiError, type ServiceMessage } from './api-error';

/**
 * Reads the error payload of 3-decisions §3.1 from an answer. Bodies that are no such payload
 * (a proxy's HTML page, a cut answer) give an error without messages, never an exception.
 */
export function errorOfAnswer(operation: string, response: Response, text: string): ApiError {
  const body = objectOf(parsed(text));
  const errors = objectOf(body.errors);
  return new ApiError({
    operation,
    status: response.status,
    services: listOf(errors.services).map(serviceMessage),
    fieldErrors: Object.fromEntries(
      Object.entries(objectOf(errors.fieldErrors)).map(([field, texts]) => [
        field,
        listOf(texts).map(String),
      ]),
    ),
    trackingId: typeof body.trackingId === 'string' ? body.trackingId : undefined,
    retryAfter: secondsOf(response.headers),
  });
}

function serviceMessage(entry: unknown): ServiceMessage {
  const { messageCode, message, messageParameters } = objectOf(entry);
  return {
    messageCode: String(messageCode ?? ''),
    message: String(message ?? ''),
    messageParameters: listOf(messageParameters).map(String),
  };
}

function secondsOf(headers: Headers): number | undefined {
  const value = headers.get('x-rate-limit-retry-after-seconds') ?? headers.get('retry-after');
  const seconds = Number(value ?? Number.NaN);
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
