import i18next from 'i18next';
import { noticeMs } from '../ui/notice-ms';
import { ApiError } from '../api/api-error';
import { isDebugMode } from '../api/debug-mode';
import { services } from '../api/services';
import { reactionTo, type Reaction, type Surroundings } from './catalogue';
import { serviceTexts } from './service-text';

export interface FailureNotice {
  isInfo?: boolean;
  title?: string;
  text: string;
  durationMs: number;
  /** Tracking id and, in debug mode, status, method and instance. */
  details?: string;
  locks?: boolean;
}

export interface TextOptions extends Surroundings {
  /** Returns the label of a field; the name itself unless given. */
  labelOf?: (field: string) => string;
}

/** Returns the notices for an error by the error catalogue. A cancelled call says nothing. */
export function failureNotices(error: unknown, options: TextOptions = {}): FailureNotice[] {
  if (isCancelled(error)) return [];
  if (!(error instanceof ApiError)) {
    return [{ text: i18next.t('ui:error.unknown'), durationMs: noticeMs.unknown }];
  }
  return reactionTo(error, options).popUps.flatMap((saying) => noticesOf(saying, error, options));
}

function noticesOf(
  saying: Reaction['popUps'][number],
  error: ApiError,
  options: TextOptions,
): FailureNotice[] {
  const { ms, isInfo, locks, tracked, what } = saying;
  const title = titleOf(saying, error);
  const details = detailsOf(error, tracked === true);
  return textsOf(what, error, options).map((text) => ({
    text,
    durationMs: ms,
    ...(title && { title }),
    ...(details && { details }),
    ...(isInfo && { isInfo }),
    ...(locks && { locks }),
  }));
}

function textsOf(what: string, error: ApiError, { labelOf = (name) => name }: TextOptions) {
  if (what === 'services') {
    return serviceTexts(error.services);
  }
  if (what === 'fields') {
    const lines = Object.entries(error.fieldErrors).map(
      ([name, texts]) => `${labelOf(name)}: ${texts.join(' ')}`,
    );
    return [lines.join('\n')];
  }
  return [i18next.t(`ui:error.${what.replace('text:', '')}`)];
}

function titleOf({ title }: Reaction['popUps'][number], error: ApiError): string | undefined {
  if (title === 'fields') return i18next.t('ui:error.generalFieldErrors');
  if (title === 'unknown') return i18next.t('ui:error.unknownTitle');
  if (title === 'offline') {
    return i18next.t('ui:error.offline', { name: services[error.service].name });
  }
  return title === 'kind' && error.kind !== 'read'
    ? i18next.t(`ui:error.failed.${error.kind}`)
    : undefined;
}

function detailsOf(error: ApiError, tracked: boolean): string | undefined {
  const tracking =
    tracked && error.trackingId && i18next.t('ui:trackingId', { id: error.trackingId });
  const debug = isDebugMode() && `${error.status ?? '–'} ${error.method} ${error.instance}`;
  return [tracking, debug].filter(Boolean).join('\n') || undefined;
}

function isCancelled(error: unknown): boolean {
  return error instanceof Error && ['AbortError', 'CancelledError'].includes(error.name);
}
