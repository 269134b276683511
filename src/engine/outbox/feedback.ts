/** In ms: so long somebody waits for the server before «gespeichert» is the answer. */
export const FEEDBACK = 3_000;
