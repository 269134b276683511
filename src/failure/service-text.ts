import i18next from 'i18next';
import { isDateTime } from '../../schemas/rules/date-format';
import { formatDateTime } from '../../schemas/rules/format-date';
import type { ServiceMessage } from '../api/api-error';

/** Comes along with other codes; not meant for users (specification 1 §8). */
export const silentCode = 'msg_cunit_preset_invalid';

/** What is said of each, but for what is meant for programs. */
export function serviceTexts(services: readonly ServiceMessage[]): string[] {
  return services.filter(({ messageCode }) => messageCode !== silentCode).map(serviceText);
}

/** The page's own text for a known code, instants as date and time; else the server's words. */
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
