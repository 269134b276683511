/** Relying party of WebAuthn, for which passkeys are made. */
export interface RelyingParty {
  /** Host name that authenticators bind a passkey to. */
  id: string;
  /** Origin that the browser has to name for its page. */
  origin: string;
}

/**
 * Determines the relying party: the configured origin, else the address of the call when that is `localhost`. Undefined
 * where passkeys are impossible: nobody else's word for the address is taken, and an IP address is no name.
 */
export function relyingPartyOf(
  configured: string | undefined,
  called: string,
): RelyingParty | undefined {
  const origin = configured ?? called;
  if (!URL.canParse(origin)) return undefined;
  const { hostname } = new URL(origin);
  if (configured === undefined && hostname !== 'localhost') return undefined;
  return { id: hostname, origin: new URL(origin).origin };
}
