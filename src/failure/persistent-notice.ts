import i18next from 'i18next';
import { ApiError } from '../api/api-error';
import { reactionTo, type Surroundings } from './catalogue';
import { serviceTexts } from './service-text';

export interface PersistentNotice {
  /** Title «HTTP 422»; «HTTP –» when no answer came. */
  title: string;
  /** Method and path, the server's message, the tracking id: to be copied for those who look into it. */
  lines: readonly string[];
}

/** Returns the notice after every failed call but a 401 (specification 1 §8); undefined for that. */
export function persistentNotice(
  error: unknown,
  where: Surroundings = {},
): PersistentNotice | undefined {
  if (!(error instanceof ApiError) || !reactionTo(error, where).isPersistent) return undefined;
  const { status, method, path, services, fieldErrors, trackingId } = error;
  const fields = Object.entries(fieldErrors).map(([name, texts]) => `${name}: ${texts.join(' ')}`);
  return {
    title: `HTTP ${status ?? '–'}`,
    lines: [
      `${method} ${path}`,
      ...(status === undefined ? [i18next.t('ui:error.network')] : []),
      ...serviceTexts(services),
      ...fields,
      ...(trackingId ? [i18next.t('ui:trackingId', { id: trackingId })] : []),
    ],
  };
}
