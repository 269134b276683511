import { messageText } from '../../../http/texts/message-text';

/** Message for a failure before a mail server has said anything: nothing of what answered is quoted. */
type Silence = 'msg_mail_unreachable' | 'msg_mail_encryption';

/** What became of an attempt; `text`: in the words of the mail server, for people. */
export type Outcome =
  | { kind: 'sent'; text: string; rejected: readonly string[] }
  /** Not accepted, perhaps later. */
  | { kind: 'later'; text: string; code?: Silence }
  /** Not accepted, never. */
  | { kind: 'refused'; text: string }
  /** Handed over as a whole, and nobody knows whether it was accepted. */
  | { kind: 'unclear'; text: string }
  /** Not begun: its papers had no turn. */
  | { kind: 'busy'; text: string }
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

/**
 * Says what an error means that came before the connection stood. Whoever names a host and a port is not told what else
 * listens there: only answers to EHLO and later, which a mail server gives, are quoted.
 */
export function unconnectedOutcome(error: SmtpError): Outcome {
  const { code, command } = error;
  if (code === 'ETLS' || (code === 'ESOCKET' && !('syscall' in error))) {
    return unheard('msg_mail_encryption');
  }
  return command === 'CONN' ? unheard('msg_mail_unreachable') : outcomeOf(error, false);
}

function unheard(code: Silence): Outcome {
  return { kind: 'later', code, text: messageText('de', { code }) };
}

const minutes = [1, 5, 15, 60, 180, 360];

/** Minutes to wait after so many attempts. */
export function minutesAfter(attempts: number): number {
  return minutes[Math.min(attempts, minutes.length) - 1] ?? 1;
}
