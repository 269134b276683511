import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Streams for questions: the terminal, unless a test brings its own. */
export interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/** Asks for a line; `hidden` does not show what is typed. Throws when the terminal closes or Ctrl+C is pressed. */
export function ask(
  { input, output }: Terminal,
  question: string,
  { hidden = false } = {},
): Promise<string> {
  output.write(question);
  const nothing = new Writable({ write: (_chunk, _encoding, done) => done() });
  // As a terminal also while hidden: otherwise the system itself would show the typed characters.
  const reader = createInterface({ input, output: hidden ? nothing : output, terminal: true });
  return new Promise((resolve, reject) => {
    // The first one to happen counts; closing detaches the reader from the terminal.
    reader.once('line', (line) => {
      resolve(line);
      reader.close();
    });
    reader.once('SIGINT', () => reader.close());
    reader.once('close', () => {
      if (hidden) output.write('\n');
      reject(new Error('Cancelled; nothing was changed.'));
    });
  });
}
