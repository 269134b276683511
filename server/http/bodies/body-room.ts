import { tooMany } from '../errors/too-many';

const MEGABYTE = 1024 * 1024;
const RETRY_SECONDS = 5;

interface Room {
  /** Maximum bytes of one subject: a user, or without a login a network. */
  ofOne: number;
  /** Maximum bytes of all subjects together. */
  ofAll: number;
}

/** Bytes of one body that are counted while it is on its way. */
export interface CountedBytes {
  /** Counts some more. Throws 429 where there is no room for them. */
  add(bytes: number): void;
  /** Forgets them: the body is there, or has been given up. */
  end(): void;
}

/**
 * Counts the bytes of bodies that have come in part, by subject and together: whoever sends many of them, each nearly
 * whole, would make the server hold all of them.
 */
export class BodyRoom {
  private readonly bySubject = new Map<string, number>();
  private all = 0;

  constructor(private readonly room: Room) {}

  /** Begins a body. */
  begin(subject: string): CountedBytes {
    let counted = 0;
    const change = (bytes: number) => {
      const left = (this.bySubject.get(subject) ?? 0) + bytes;
      if (left === 0) this.bySubject.delete(subject);
      else this.bySubject.set(subject, left);
      this.all += bytes;
      counted += bytes;
    };
    return {
      add: (bytes) => {
        const own = this.bySubject.get(subject) ?? 0;
        if (own + bytes > this.room.ofOne || this.all + bytes > this.room.ofAll) {
          throw tooMany('msg_general_busy', RETRY_SECONDS);
        }
        change(bytes);
      },
      end: () => change(-counted),
    };
  }
}

/** Room for the bodies of users, which may have a megabyte each, and of whoever has no login yet. */
export const bodyRooms = () => ({
  ofUsers: new BodyRoom({ ofOne: 32 * MEGABYTE, ofAll: 256 * MEGABYTE }),
  ofStrangers: new BodyRoom({ ofOne: 4 * MEGABYTE, ofAll: 16 * MEGABYTE }),
});
