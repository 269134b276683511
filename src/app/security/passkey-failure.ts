export type PasskeyFailure = 'passkeyCancelled' | 'passkeyAddress' | 'passkeyKnown' | 'passkey';

const byName: Readonly<Record<string, PasskeyFailure>> = {
  // Given up, not there, or too slow: browsers do not tell which.
  NotAllowedError: 'passkeyCancelled',
  AbortError: 'passkeyCancelled',
  SecurityError: 'passkeyAddress',
  InvalidStateError: 'passkeyKnown',
};

/** Reads the failure of a passkey; undefined for an error that has nothing to do with passkeys. */
export function passkeyFailureOf(error: unknown): PasskeyFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  const known = byName[error.name];
  if (known) return known;
  return error.name === 'WebAuthnError' || error instanceof DOMException ? 'passkey' : undefined;
}
