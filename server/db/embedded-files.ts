import fs from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type InitOptions = Parameters<NodeFS['init']>[1];

interface Stream {
  nfd: number;
}

interface NodeFileSystem {
  stream_ops: { fsync?: (stream: Stream) => number };
  tryFSOperation<T>(operation: () => T): T;
}

/**
 * PGlite's files on disk, with the one operation it lacks: flushing. PostgreSQL calls fsync on the
 * write-ahead log before it acknowledges a commit and on data files before it finishes a checkpoint;
 * PGlite answers these calls without doing anything (and switches them off with `-F`). Here they
 * reach the disk, so PostgreSQL's own crash recovery holds.
 */
export class EmbeddedFiles extends NodeFS {
  override async init(database: PGlite, options: InitOptions): ReturnType<NodeFS['init']> {
    const result = await super.init(database, options);
    result.emscriptenOpts.preRun?.push((module) => {
      const files = module.NODEFS as unknown as NodeFileSystem;
      files.stream_ops.fsync = (stream) => files.tryFSOperation(() => flush(stream.nfd));
    });
    return result;
  }
}

function flush(descriptor: number): number {
  try {
    fs.fsyncSync(descriptor);
  } catch (error) {
    // Windows cannot flush a folder, and needs not to.
    if (!(process.platform === 'win32' && fs.fstatSync(descriptor).isDirectory())) throw error;
  }
  return 0;
}
