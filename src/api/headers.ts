import i18next from 'i18next';
import { baseHeaders } from './base-headers';
import type { BodyKind } from './body-kind';
import { isDebugMode } from './debug-mode';
import { relyingPartyToken } from './relying-party';
import { traceParent } from './trace-parent';

/**
 * Headers of every call (specification 1 §7); the client of the transport adds `Content-Type` where there is a body.
 * Texts come in the page's language. A relying party's token goes along when there is one, a trace in debug mode.
 */
export function defaultHeaders(kind: BodyKind = 'json'): Record<string, string> {
  const party = relyingPartyToken();
  return {
    ...baseHeaders(kind, i18next.language ?? 'de'),
    ...(party && { 'X-Relying-Party-Token': party }),
    ...(isDebugMode() && { traceparent: traceParent() }),
  };
}

/** What some logins need besides the password. */
export function captchaHeader(token: string | undefined): Record<string, string> {
  return token ? { 'X-Captcha-Token': token } : {};
}
