import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** Message as a mail server took it. */
export interface TakenMail {
  from: string;
  to: string[];
  /** Whole message, headers first. */
  source: string;
}

/** What a mail server says to a recipient or a message: nothing to take it, else the code and text of its refusal. */
type Answer = [code: number, text: string] | undefined;

export interface Behaviour {
  user?: { name: string; password: string };
  recipient?: (address: string) => Answer;
  /** Called with a whole message; `hang up` ends the connection without an answer, a promise answers later. */
  message?: (mail: TakenMail) => Answer | 'hang up' | Promise<Answer>;
}

export interface TestMailServer {
  port: number;
  /** Everything that came in whole, whatever was answered. */
  taken: TakenMail[];
  behave: (behaviour: Behaviour) => void;
  close: () => Promise<void>;
}

/** Starts a mail server on a free port of this computer. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<TestMailServer> {
  const taken: TakenMail[] = [];
  let behaviour: Behaviour = {};
  const refusal = (answer: Answer) =>
    answer && Object.assign(new Error(answer[1]), { responseCode: answer[0] });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onAuth({ username, password }, _, done) {
      const { user } = behaviour;
      if (user && username === user.name && password === user.password) {
        return done(null, { user: username });
      }
      done(new Error('Invalid username or password'));
    },
    onRcptTo({ address }, _, done) {
      done(refusal(behaviour.recipient?.(address)));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const mail = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString('utf8'),
        };
        taken.push(mail);
        const answer = behaviour.message?.(mail);
        if (answer === 'hang up') {
          for (const connection of server.connections) {
            (connection as unknown as { _socket: { destroy: () => void } })._socket.destroy();
          }
          return;
        }
        void Promise.resolve(answer).then((said) => done(refusal(said)));
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    taken,
    behave: (next) => (behaviour = next),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Returns one header of a message as it stands there, folded lines joined. */
export function headerOf({ source }: TakenMail, name: string): string | undefined {
  const [head = ''] = source.split(/\r?\n\r?\n/);
  const unfolded = head.replace(/\r?\n[ \t]+/g, ' ');
  const line = unfolded
    .split(/\r?\n/)
    .find((one) => one.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  return line?.slice(name.length + 1).trim();
}
