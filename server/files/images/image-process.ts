import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { separateModule } from '../../separate-module';
import { LONGEST_REST_MS, LONGEST_STEP_MS, MOST_HEAP_MB, MOST_MEMORY_MB } from './image-limits';
import type { ImageAnswer, ImageRequest } from './image-messages';

/** What a system needs to load libraries; the rest of the environment holds secrets. */
const inherited = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'HOME', 'LD_LIBRARY_PATH'];

/**
 * A process of its own that reads images: what unpacks them is native code, which no limit of a thread binds and whose
 * crash would end the server. It is started when it is needed and ends by itself. What takes too long, too much memory
 * or crashes it is answered as `{fault: 'effort'}`, and the next image gets a new process.
 */
export class ImageProcess {
  private child: ChildProcess | undefined;
  private resting: NodeJS.Timeout | undefined;

  constructor(
    private readonly entry = separateModule('./image-main', import.meta.url),
    private readonly limits = { stepMs: LONGEST_STEP_MS, memoryMb: MOST_MEMORY_MB },
  ) {}

  /** Asks one thing; nothing else may be asked before its answer. */
  async ask(request: ImageRequest): Promise<ImageAnswer> {
    clearTimeout(this.resting);
    const child = (this.child ??= this.start());
    const timer = setTimeout(() => child.kill('SIGKILL'), this.limits.stepMs);
    try {
      return await exchange(child, request);
    } finally {
      clearTimeout(timer);
      this.resting = setTimeout(() => this.end(), LONGEST_REST_MS).unref();
    }
  }

  end(): void {
    clearTimeout(this.resting);
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  private start(): ChildProcess {
    const known = inherited.map((name) => [name, process.env[name]]);
    const { start, module } = this.entry;
    const child = fork(fileURLToPath(start), [module.href, String(this.limits.memoryMb)], {
      execArgv: [`--max-old-space-size=${MOST_HEAP_MB}`],
      env: Object.fromEntries(known.filter(([, value]) => value !== undefined)) as never,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // Bytes stay bytes.
      serialization: 'advanced',
    });
    const forget = () => {
      if (this.child === child) this.child = undefined;
    };
    child.once('exit', forget).once('error', forget);
    // The server ends although this one is at rest.
    child.unref();
    child.channel?.unref();
    return child;
  }
}

function exchange(child: ChildProcess, request: ImageRequest): Promise<ImageAnswer> {
  return new Promise((resolve, reject) => {
    child.channel?.ref();
    const settle = (act: () => void) => {
      child.off('message', answered).off('exit', ended).off('error', failed);
      child.channel?.unref();
      act();
    };
    const answered = (answer: unknown) => settle(() => resolve(answer as ImageAnswer));
    const ended = () => settle(() => resolve({ fault: 'effort' }));
    const failed = (error: Error) => settle(() => reject(error));
    child.on('message', answered).on('exit', ended).on('error', failed);
    // Gone while it was written: its exit says so.
    child.send(request, () => undefined);
  });
}
