/** Whom passkeys are made for: WebAuthn's relying party. */
export interface RelyingParty {
  /** The host's name, to which authenticators bind a passkey. */
  id: string;
  /** What a browser has to name as its page's origin. */
  origin: string;
}

/**
 * The relying party: the configured origin, else the address of the call when that is `localhost`. Undefined where
 * no passkey can be: nobody else's word for the address is taken, and an IP address is no name.
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
