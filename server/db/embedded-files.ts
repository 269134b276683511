import fs from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { OTHERS } from './owner-only';

type InitOptions = Parameters<NodeFS['init']>[1];

interface Stream {
  nfd: number;
}

interface Attributes {
  mode?: number;
}

interface NodeFileSystem {
  node_ops: {
    mknod: (parent: object, name: string, mode: number, device: number) => object;
    setattr: (node: object, attributes: Attributes) => void;
  };
  stream_ops: {
    fsync?: (stream: Stream) => number;
    setattr: (stream: Stream, attributes: Attributes) => void;
  };
  tryFSOperation<T>(operation: () => T): T;
}

/**
 * PGlite's files on disk, with what it lacks. Flushing: PostgreSQL calls fsync on the write-ahead log
 * before it acknowledges a commit and on data files before it finishes a checkpoint; PGlite answers
 * these calls without doing anything (and switches them off with `-F`). Here they reach the disk, so
 * PostgreSQL's own crash recovery holds. An owner: PGlite opens many files to everybody (0666) and
 * sets that itself, so that no umask helps; here they are their owner's alone.
 */
export class EmbeddedFiles extends NodeFS {
  override async init(database: PGlite, options: InitOptions): ReturnType<NodeFS['init']> {
    const result = await super.init(database, options);
    result.emscriptenOpts.preRun?.push((module) => {
      const files = module.NODEFS as unknown as NodeFileSystem;
      files.stream_ops.fsync = (stream) => files.tryFSOperation(() => flush(stream.nfd));
      keepToOwner(files);
    });
    return result;
  }
}

function keepToOwner({ node_ops: nodes, stream_ops: streams }: NodeFileSystem): void {
  const { mknod, setattr } = nodes;
  const setStream = streams.setattr;
  nodes.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~OTHERS, device);
  nodes.setattr = (node, attributes) => setattr(node, withoutOthers(attributes));
  streams.setattr = (stream, attributes) => setStream(stream, withoutOthers(attributes));
}

function withoutOthers(attributes: Attributes): Attributes {
  const { mode } = attributes;
  return mode === undefined ? attributes : { ...attributes, mode: mode & ~OTHERS };
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
