import i18next from 'i18next';
import { noticeMs } from '../ui/notice-ms';
import { ApiError } from './api-error';
import { serviceText } from './service-text';

export interface FailureNotice {
  /** Nothing is wrong, somebody only has to wait. */
  isInfo?: boolean;
  text: string;
  durationMs: number;
  details?: string;
}

/** The server may send this code with others; it is not meant for users (specification 1 §8). */
const silentCode = 'msg_cunit_preset_invalid';

/** What to tell of a failed call, by the error catalogue of specification 1 §8. */
export function failureNotices(error: unknown): FailureNotice[] {
  if (isCancelled(error)) return [];
  if (!(error instanceof ApiError)) return [{ ...say('unknown'), durationMs: noticeMs.unknown }];
  switch (error.status) {
    case undefined:
      return [say('network')];
    case 401:
      return [];
    case 404:
      return [say('notFound')];
    case 500:
      return [{ ...say('general'), durationMs: noticeMs.serious, details: trackingOf(error) }];
  }
  const texts = error.services
    .filter((service) => service.messageCode !== silentCode)
    .map(serviceText);
  if (error.status === 423) {
    return texts.map((text) => ({ text, durationMs: noticeMs.locked, isInfo: true }));
  }
  if (texts.length > 0) return texts.map((text) => ({ text, durationMs: noticeMs.error }));
  if (error.status === 403) return [say('licence')];
  if (error.status === 503) return [say('maintenance')];
  const fieldTexts = Object.values(error.fieldErrors).flat();
  if (fieldTexts.length > 0) return [{ text: fieldTexts.join('\n'), durationMs: noticeMs.unknown }];
  return [{ ...say('unknown'), durationMs: noticeMs.unknown, details: trackingOf(error) }];
}

function say(key: string): FailureNotice {
  return { text: i18next.t(`ui:error.${key}`), durationMs: noticeMs.error };
}

function trackingOf(error: ApiError): string | undefined {
  return error.trackingId && i18next.t('ui:trackingId', { id: error.trackingId });
}

function isCancelled(error: unknown): boolean {
  return error instanceof Error && ['AbortError', 'CancelledError'].includes(error.name);
}
