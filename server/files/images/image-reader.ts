import type { Previews } from './image-kinds';
import type { ImageAnswer, ImageFault, ImageRequest } from './image-messages';
import { ImageProcess } from './image-process';

/**
 * Reads one image after the other in a process of its own (`ImageProcess`), piece by piece, so that the server itself
 * never holds one. Impossible requests are answered as a fault.
 */
export class ImageReader {
  constructor(private readonly process = new ImageProcess()) {}

  /** Takes an image of so many bytes. */
  async open(size: number, pieces: AsyncIterable<Buffer>): Promise<ImageFault | undefined> {
    let fault = faultOf(await this.ask({ ask: 'begin', size }));
    for await (const bytes of pieces) {
      if (fault) break;
      fault = faultOf(await this.ask({ ask: 'add', bytes }));
    }
    return fault;
  }

  /** Removes the metadata of the open image; returns the bytes that are left. */
  async clean(type: string): Promise<number | ImageFault> {
    const answer = await this.ask({ ask: 'clean', type });
    return faultOf(answer) ?? ('size' in answer ? answer.size : 'effort');
  }

  /** Reads bytes of the open image. */
  async piece(from: number, size: number): Promise<Buffer | ImageFault> {
    const answer = await this.ask({ ask: 'piece', from, size });
    return faultOf(answer) ?? ('bytes' in answer ? answer.bytes : 'effort');
  }

  async previews(): Promise<Previews | ImageFault> {
    const answer = await this.ask({ ask: 'previews' });
    return faultOf(answer) ?? ('previews' in answer ? answer.previews : 'effort');
  }

  private async ask(request: ImageRequest): Promise<ImageAnswer> {
    const answer = await this.process.ask(request);
    if ('error' in answer) throw new Error(`reading an image: ${answer.error}`);
    return answer;
  }
}

function faultOf(answer: ImageAnswer): ImageFault | undefined {
  return 'fault' in answer ? answer.fault : undefined;
}
