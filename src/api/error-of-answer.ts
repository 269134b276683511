import { ApiError, type CallIdentity, type NamedRecord, type ServiceMessage } from './api-error';

/** What load balancers and firewalls call themselves in the header `Server`. */
const balancers = /elb|load.?balancer|big-?ip|netscaler|haproxy|volt-adc|cloudflare|akamai|envoy/i;

/** Payload of 3-decisions §3.1; any other body gives an error without messages. Never throws. */
export function errorOfAnswer(about: CallIdentity, response: Response, text: string): ApiError {
  const body = objectOf(parsed(text));
  const errors = objectOf(body.errors);
  return new ApiError({
    ...about,
    status: response.status,
    services: listOf(errors.services).map(serviceMessage),
    fieldErrors: Object.fromEntries(
      Object.entries(objectOf(errors.fieldErrors)).map(([field, texts]) => [
        field,
        listOf(texts).map(String),
      ]),
    ),
    trackingId: typeof body.trackingId === 'string' ? body.trackingId : undefined,
    instance: typeof body.instance === 'string' ? body.instance : undefined,
    retryAfter: secondsOf(response.headers),
    body,
    isFirewall: balancers.test(response.headers.get('server') ?? ''),
  });
}

function serviceMessage(entry: unknown): ServiceMessage {
  const { messageCode, message, messageParameters, records } = objectOf(entry);
  return {
    messageCode: String(messageCode ?? ''),
    message: String(message ?? ''),
    messageParameters: listOf(messageParameters).map(String),
    ...(Array.isArray(records) && { records: records.flatMap(namedRecord) }),
  };
}

function namedRecord(entry: unknown): NamedRecord[] {
  const { schema, id, title } = objectOf(entry);
  if (typeof schema !== 'string' || typeof id !== 'number') return [];
  return [{ schema, id, title: String(title ?? '') }];
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
