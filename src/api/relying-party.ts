const key = 'kontor.relyingParty';

/** Token of the party on whose behalf the page was opened; kept for the browser's tab by whoever opened it. */
export function relyingPartyToken(): string | undefined {
  return globalThis.sessionStorage?.getItem(key) || undefined;
}
