import type { Language } from '../texts/language';
import { messageText } from '../texts/message-text';
import type { Message, Problem } from './problem';

/** Makes the specification's error payload with the members of RFC 9457. */
export function errorAnswer(
  { status, services, fieldErrors, members }: Problem,
  request: { trackingId: string; path: string; language: Language },
): Record<string, unknown> {
  const { language } = request;
  const main: Message = services[0] ?? { code: 'msg_validation_failed' };
  const detail = services.length > 0 ? messageText(language, main) : fieldList(fieldErrors);
  return {
    ...members,
    errors: {
      services: services.map((message) => ({
        messageCode: message.code,
        message: messageText(language, message),
        messageParameters: message.parameters ?? [],
        ...(message.records && { records: message.records }),
      })),
      fieldErrors: Object.fromEntries(
        Object.entries(fieldErrors).map(([field, messages]) => [
          field,
          messages.map((message) => messageText(language, message)),
        ]),
      ),
    },
    trackingId: request.trackingId,
    httpStatus: status,
    instance: request.path,
    type: `urn:kontor:problem:${main.code}`,
    title: messageText(language, { code: `msg_http_${status}` }),
    status,
    detail,
  };
}

function fieldList(fieldErrors: Problem['fieldErrors']): string {
  return Object.keys(fieldErrors).join(', ');
}
