import type { WriteStream } from 'node:tty';
import { printable } from './printable';
import type { Watch } from './watch';

const MEGABYTE = 1024 * 1024;

type Output = Pick<WriteStream, 'write' | 'isTTY' | 'columns'>;

/**
 * Shows the progress: on a terminal one line that changes, elsewhere a line every ten seconds and for every stage.
 * `stop` clears the changing line.
 */
export function terminalWatch(output: Output, signal: AbortSignal): Watch & { stop(): void } {
  let stage = '';
  let whole: number | undefined;
  let name = '';
  let [bytes, rows] = [0, 0];
  const clear = () => void (output.isTTY && output.write('\r\x1b[K'));
  const line = () => {
    const percent = whole ? ` ${Math.min(99, Math.floor((bytes / whole) * 100))} %` : '';
    const amount = bytes > 0 ? ` · ${(bytes / MEGABYTE).toFixed(1)} MB` : '';
    const counted = rows > 0 ? ` · ${rows.toLocaleString('en')} rows` : '';
    return printable(`${stage}${percent}${amount}${counted}${name ? ` · ${name}` : ''}`);
  };
  const show = () => {
    if (!stage) return;
    if (!output.isTTY) return void output.write(`${line()}\n`);
    output.write(`\r\x1b[K${line().slice(0, (output.columns || 80) - 1)}`);
  };
  const timer = setInterval(show, output.isTTY ? 200 : 10_000);
  timer.unref();
  return {
    signal,
    say: (text) => {
      clear();
      output.write(`${printable(text)}\n`);
    },
    begin: (next, total) => {
      [stage, whole, name, bytes, rows] = [next, total, '', 0, 0];
      show();
    },
    at: (next) => void (name = next.replaceAll(/\s+/g, ' ')),
    add: (more, moreRows = 0) => {
      bytes += more;
      rows += moreRows;
    },
    stop: () => {
      clearInterval(timer);
      clear();
    },
  };
}
