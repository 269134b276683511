import i18next from 'i18next';
import { baseHeaders } from './base-headers';
import type { BodyKind } from './body-kind';
import { isDebugMode } from './debug-mode';
import { relyingPartyToken } from './relying-party';
import { traceParent } from './trace-parent';

/**
 * Returns the usual headers (specification 1 §7), with a relying party's token if there is one, and a trace in debug
 * mode.
 */
export function defaultHeaders(kind: BodyKind = 'json'): Record<string, string> {
  const party = relyingPartyToken();
  return {
    ...baseHeaders(kind, i18next.language ?? 'de'),
    ...(party && { 'X-Relying-Party-Token': party }),
    ...(isDebugMode() && { traceparent: traceParent() }),
  };
}

export function captchaHeader(token: string | undefined): Record<string, string> {
  return token ? { 'X-Captcha-Token': token } : {};
}
