import { fork, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { separateModule } from '../../separate-module';
import {
  LONGEST_EFFORT_MS,
  LONGEST_REST_MS,
  MOST_HEAP_MB,
  MOST_MEMORY_MB,
  TOO_MUCH_MEMORY,
} from './image-limits';
import type { ImageAnswer, ImageRequest } from './image-messages';

/** Variables that a system needs to load libraries; the rest of the environment holds secrets. */
const inherited = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'HOME', 'LD_LIBRARY_PATH'];

/** Maximum number of characters kept of what a process wrote before it ended. */
const MOST_LAST_WORDS = 2_000;

/** Error of a process that ended by itself in the middle of its work. */
export class ImageProcessEnded extends Error {
  constructor(
    /** Signal, exit code, or the reason why it could not be started. */
    reason: string,
    /** Output before its end. */
    lastWords: string,
    /** True if it had begun with the image and crashed: not a fault of the installation. */
    readonly isImagesDoing: boolean,
  ) {
    super(`the process that reads images ended: ${reason}${lastWords && `\n${lastWords}`}`);
  }
}

interface Running {
  child: ChildProcess;
  hasAnswered: boolean;
  /** True if we ended it because its image took too long. */
  isOverdue: boolean;
  lastWords: string;
}

/**
 * Process of its own that reads images: they are unpacked by native code, which no limit of a thread binds and whose
 * crash would end the server. It is started when needed and ends by itself. An image that takes too long or too much
 * memory is answered as `{fault: 'effort'}`, and the next image gets a new process.
 */
export class ImageProcess {
  private running: Running | undefined;
  private resting: NodeJS.Timeout | undefined;
  /** Time left for the image, in ms. */
  private left = 0;

  constructor(
    private readonly entry = separateModule('./image-main', import.meta.url),
    private readonly limits = { effortMs: LONGEST_EFFORT_MS, memoryMb: MOST_MEMORY_MB },
  ) {}

  /**
   * Asks one thing; nothing else may be asked before its answer. All questions about one image share its time. Throws
   * {@link ImageProcessEnded} when the process fails or cannot be started.
   */
  async ask(request: ImageRequest): Promise<ImageAnswer> {
    clearTimeout(this.resting);
    if (request.ask === 'begin') this.left = this.limits.effortMs;
    const running = (this.running ??= this.start());
    const begun = performance.now();
    const timer = setTimeout(() => {
      running.isOverdue = true;
      running.child.kill('SIGKILL');
    }, this.left);
    try {
      return await exchange(running, request);
    } finally {
      clearTimeout(timer);
      this.left = Math.max(0, this.left - (performance.now() - begun));
      this.resting = setTimeout(() => this.end(), LONGEST_REST_MS).unref();
    }
  }

  end(): void {
    clearTimeout(this.resting);
    this.running?.child.kill('SIGKILL');
    this.running = undefined;
  }

  private start(): Running {
    const known = inherited.map((name) => [name, process.env[name]]);
    const { start, module } = this.entry;
    const child = fork(fileURLToPath(start), [module.href, String(this.limits.memoryMb)], {
      execArgv: [`--max-old-space-size=${MOST_HEAP_MB}`],
      env: Object.fromEntries(known.filter(([, value]) => value !== undefined)) as never,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      // Keeps bytes as bytes.
      serialization: 'advanced',
    });
    const running = { child, hasAnswered: false, isOverdue: false, lastWords: '' };
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      running.lastWords = (running.lastWords + text).slice(-MOST_LAST_WORDS);
    });
    const forget = () => {
      if (this.running === running) this.running = undefined;
    };
    child.once('exit', forget).once('error', forget);
    // The idle process does not keep the server from ending.
    child.unref();
    child.channel?.unref();
    (child.stderr as Socket | null)?.unref();
    return running;
  }
}

function exchange(running: Running, request: ImageRequest): Promise<ImageAnswer> {
  const { child } = running;
  return new Promise((resolve, reject) => {
    child.channel?.ref();
    const settle = (act: () => void) => {
      child.off('message', answered).off('close', ended).off('error', failed);
      child.channel?.unref();
      act();
    };
    const answered = (answer: unknown) => {
      running.hasAnswered = true;
      settle(() => resolve(answer as ImageAnswer));
    };
    // `close` comes after `exit`, when its last words have been heard.
    const ended = (code: number | null, signal: NodeJS.Signals | null) =>
      settle(() => {
        const { isOverdue, hasAnswered, lastWords } = running;
        if (code === TOO_MUCH_MEMORY || (isOverdue && hasAnswered)) resolve({ fault: 'effort' });
        else {
          const reason = isOverdue ? 'it never answered' : `${signal ?? `exit code ${code}`}`;
          const isCrash = signal !== null && hasAnswered;
          reject(new ImageProcessEnded(reason, lastWords.trim(), isCrash));
        }
      });
    const failed = (error: Error) =>
      settle(() => reject(new ImageProcessEnded(error.message, running.lastWords.trim(), false)));
    child.on('message', answered).on('close', ended).on('error', failed);
    // It may have ended meanwhile: its end says so.
    child.send(request, () => undefined);
  });
}
