import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { requireNoTransaction } from '../../../db/within-transaction';
import type { MailServer } from '../account/mail-account';
import type { ComposedMail } from './compose';
import { outcomeOf, unconnectedOutcome, type Outcome, type SmtpError } from './outcome';

/** Longest time in ms that sending one message may take. */
const LONGEST_SEND_MS = 120_000;

const timeouts = {
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 60_000,
  dnsTimeout: 10_000,
  socketCloseTimeout: 1_000,
};

interface Delivery {
  server: MailServer;
  /** Asked just before the message is handed over: false if somebody else has decided about it meanwhile. */
  mayHandOver: () => Promise<boolean>;
  /** Aborted when nobody waits for it any more. */
  gone?: AbortSignal;
}

/** Sends a message to a mail server and says what became of it. Never within a transaction; it rejects for nothing. */
export async function deliver(
  mail: ComposedMail,
  { server, mayHandOver, gone }: Delivery,
): Promise<Outcome> {
  requireNoTransaction('sending mail');
  const { host, port, verschluesselung, login } = server;
  const connection = new SMTPConnection({
    host,
    port,
    secure: verschluesselung === 'TLS',
    requireTLS: verschluesselung === 'STARTTLS',
    ignoreTLS: verschluesselung === 'KEINE',
    tls: { minVersion: 'TLSv1.2' },
    ...timeouts,
  });
  let wasSentWhole = false;
  const source = Readable.from(pieces(mail.bytes)).once('end', () => (wasSentWhole = true));
  // What happens between calls (a closed connection) is told by the call that follows.
  let broken: SmtpError | undefined;
  connection.on('error', (error: SmtpError) => (broken = error));
  const giveUp = () => {
    broken = Object.assign(new Error('Timeout'), { code: 'ETIMEDOUT', command: 'CONN' });
    connection.close();
  };
  const deadline = setTimeout(giveUp, LONGEST_SEND_MS);
  gone?.addEventListener('abort', giveUp);
  let isConnected = false;
  try {
    if (gone?.aborted) return { kind: 'superseded', text: '' };
    await step(connection, (done) => connection.connect(done));
    isConnected = true;
    if (login)
      await step(connection, (done) => connection.login({ ...login, credentials: login }, done));
    if (broken) throw broken;
    if (!(await mayHandOver())) return { kind: 'superseded', text: '' };
    const info = await step<SentInfo>(connection, (done) =>
      connection.send({ from: mail.from, to: [...mail.to] }, source, done),
    );
    const refused = (info?.rejectedErrors ?? []).map((error) => (error as Error).message);
    return { kind: 'sent', text: refused.join(' '), rejected: info?.rejected ?? [] };
  } catch (error) {
    const failure = broken ?? (error as SmtpError);
    return isConnected ? outcomeOf(failure, wasSentWhole) : unconnectedOutcome(failure);
  } finally {
    clearTimeout(deadline);
    gone?.removeEventListener('abort', giveUp);
    connection.quit();
    setTimeout(() => connection.close(), 1_000).unref();
  }
}

interface SentInfo {
  rejected: string[];
  rejectedErrors?: unknown[] | undefined;
}

/** Runs one step of a connection; it fails when the connection does. */
function step<Result>(
  connection: SMTPConnection,
  run: (done: (error?: Error | null, result?: Result) => void) => void,
): Promise<Result | undefined> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(error);
    const end = () => reject(Object.assign(new Error('Connection closed'), { command: 'CONN' }));
    connection.once('error', fail).once('end', end);
    run((error, result) => {
      connection.off('error', fail).off('end', end);
      if (error) reject(error);
      else resolve(result);
    });
  });
}

function* pieces(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}
