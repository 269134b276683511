/** What became of an attempt; `text`: in the words of the mail server, for people. */
export type Outcome =
  | { kind: 'sent'; text: string; rejected: readonly string[] }
  /** Not accepted, perhaps later. */
  | { kind: 'later'; text: string }
  /** Not accepted, never. */
  | { kind: 'refused'; text: string }
  /** Handed over as a whole, and nobody knows whether it was accepted. */
  | { kind: 'unclear'; text: string }
  /** Not handed over: somebody else has decided about it. */
  | { kind: 'superseded'; text: string };

/** Error of an SMTP connection. */
export interface SmtpError extends Error {
  code?: string | undefined;
  command?: string | undefined;
  responseCode?: number | undefined;
}

/**
 * Says what an error means for the message. Without its last dot a server must not have accepted it (RFC 5321 §4.1.1.4);
 * once all of it is written, only an answer says so. 5xx is for ever, except of a log-in, which somebody may mend.
 */
export function outcomeOf(error: SmtpError, wasSentWhole: boolean): Outcome {
  const text = error.message.slice(0, 500);
  const { code, responseCode = 0 } = error;
  if (wasSentWhole && responseCode < 400) return { kind: 'unclear', text };
  const isLogin = code === 'EAUTH' || code === 'ENOAUTH';
  const isRefused = responseCode >= 500 && responseCode < 600 && !isLogin;
  // Without an answer: it is larger than the server takes.
  if (isRefused || (code === 'EMESSAGE' && responseCode === 0)) return { kind: 'refused', text };
  return { kind: 'later', text };
}

const minutes = [1, 5, 15, 60, 180, 360];

/** Minutes to wait after so many attempts. */
export function minutesAfter(attempts: number): number {
  return minutes[Math.min(attempts, minutes.length) - 1] ?? 1;
}
