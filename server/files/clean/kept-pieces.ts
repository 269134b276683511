import { UnreadableImage } from './unreadable-image';

/**
 * Maximum number of pieces; removed parts of an image lie in a few places, and thousands would only keep the server
 * busy.
 */
const MOST_PIECES = 10_000;

/** Collects what stays of an image, in order; neighbours become one piece, however small they are. */
export class KeptPieces {
  readonly pieces: Buffer[] = [];
  /** End of the last piece in the image; none after one that is not part of it. */
  private end = -1;
  private begin = 0;

  constructor(private readonly bytes: Buffer) {}

  /** Keeps a stretch of the image. Throws UnreadableImage when there are too many. */
  keep(from: number, to: number): void {
    if (from === this.end) {
      this.pieces[this.pieces.length - 1] = this.bytes.subarray(this.begin, to);
    } else {
      this.add(this.bytes.subarray(from, to));
      this.begin = from;
    }
    this.end = to;
  }

  /** Adds a piece that the image does not have. */
  add(piece: Buffer): void {
    if (this.pieces.length >= MOST_PIECES) throw new UnreadableImage('too many pieces');
    this.pieces.push(piece);
    this.end = -1;
  }
}
