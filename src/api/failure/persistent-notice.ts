import i18next from 'i18next';
import { ApiError } from '../api-error';
import { reactionTo } from './catalogue';
import { serviceText } from './service-text';

export interface PersistentNotice {
  /** «HTTP 422» */
  title: string;
  /** Method and path, the server's message, the tracking id: one per line, to be copied for whoever looks into it. */
  lines: readonly string[];
}

/** The notice that every failed call but a few leaves behind (specification 1 §8); undefined for those few. */
export function persistentNotice(error: unknown): PersistentNotice | undefined {
  if (!(error instanceof ApiError) || !reactionTo(error).isPersistent) return undefined;
  const { status, method, path, services, fieldErrors, trackingId } = error;
  const fields = Object.entries(fieldErrors).map(([name, texts]) => `${name}: ${texts.join(' ')}`);
  return {
    title: `HTTP ${status}`,
    lines: [
      `${method} ${path}`,
      ...services.map(serviceText),
      ...fields,
      ...(trackingId ? [i18next.t('ui:trackingId', { id: trackingId })] : []),
    ],
  };
}
