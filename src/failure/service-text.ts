import i18next from 'i18next';
import { isDateTime } from '../../schemas/rules/date-format';
import { formatDateTime } from '../../schemas/rules/format-date';
import type { ServiceMessage } from '../api/api-error';

/** Message code that comes along with others; not meant for users (specification 1 §8). */
export const silentCode = 'msg_cunit_preset_invalid';

/** Returns the texts of messages, but for those that are meant for programs. */
export function serviceTexts(services: readonly ServiceMessage[]): string[] {
  return services.filter(({ messageCode }) => messageCode !== silentCode).map(serviceText);
}

/** Returns the page's own text for a known code, instants as date and time; else the server's words. */
export function serviceText({ messageCode, message, messageParameters }: ServiceMessage): string {
  const key = `messages:${messageCode}`;
  if (!messageCode || !i18next.exists(key)) return message || messageCode;
  return i18next.t(
    key,
    Object.fromEntries(
      messageParameters.map((value, index) => [
        index,
        isDateTime(value) ? formatDateTime(value) : value,
      ]),
    ),
  );
}
