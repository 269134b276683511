/** Time in ms that the user waits for the server before «gespeichert» is the answer. */
export const FEEDBACK = 3_000;
