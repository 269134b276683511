const key = 'kontor.relyingParty';

/** Of the party on whose behalf the page was opened; whoever opened it stored it for the browser's tab. */
export function relyingPartyToken(): string | undefined {
  return globalThis.sessionStorage?.getItem(key) || undefined;
}
