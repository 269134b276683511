const key = 'kontor.relyingParty';

/** Returns the token of the party on whose behalf the page was opened, stored by its opener for the browser's tab. */
export function relyingPartyToken(): string | undefined {
  return globalThis.sessionStorage?.getItem(key) || undefined;
}
