import fs from 'node:fs/promises';
import os from 'node:os';
import { logSettings } from './logs';

const MEGABYTE = 1024 * 1024;

/** Shared memory, in MB, that PostgreSQL may want for one statement; Docker gives all of a container 64 MB. */
const ENOUGH_SHARED_MB = 256;

interface Reach {
  /** Folder of the socket, or port on loopback. */
  reach: string | number;
  /** Name that tells the cluster's processes from others. */
  name: string;
}

/**
 * Settings of the cluster, by name: sizes follow the machine's memory (4 GB are enough), safeguards of the data stay
 * on, and connections come by the socket only. They are given with each start, so that a new version brings its own;
 * further ones can stand in the cluster's postgresql.conf.
 */
export async function clusterSettings({ reach, name }: Reach): Promise<Record<string, string>> {
  const memory = (process.constrainedMemory() || Infinity) / MEGABYTE;
  const megabytes = Math.min(os.totalmem() / MEGABYTE, memory);
  const share = (part: number, least: number, most: number) =>
    `${Math.round(Math.min(most, Math.max(least, megabytes / part)))}MB`;
  return {
    ...(typeof reach === 'number'
      ? { listen_addresses: '127.0.0.1', port: String(reach) }
      : {
          listen_addresses: '',
          port: '5432',
          unix_socket_directories: reach,
          unix_socket_permissions: '0700',
        }),
    cluster_name: name,
    // The pool, the listener, a running backup, and some for people who look into it.
    max_connections: '40',
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    // Nobody replicates the log: things built in one go, such as an index, are written once.
    wal_level: 'minimal',
    max_wal_senders: '0',
    min_wal_size: '80MB',
    max_wal_size: '512MB',
    shared_buffers: share(16, 64, 1024),
    effective_cache_size: share(2, 256, 65_536),
    work_mem: share(256, 8, 32),
    maintenance_work_mem: share(32, 64, 256),
    random_page_cost: '1.1',
    // A statement that takes every core leaves none for the others.
    max_parallel_workers_per_gather: String(Math.min(2, Math.floor(os.availableParallelism() / 4))),
    jit: 'off',
    ...(await sharedMemory()),
    ...logSettings,
  };
}

/**
 * Settings for the memory that processes share for a statement: files of the cluster where the system has too little.
 */
export async function sharedMemory(): Promise<Record<string, string>> {
  if (process.platform !== 'linux') return {};
  const { bsize, blocks } = await fs.statfs('/dev/shm').catch(() => ({ bsize: 0, blocks: 0 }));
  const isEnough = (bsize * blocks) / MEGABYTE >= ENOUGH_SHARED_MB;
  return { dynamic_shared_memory_type: isEnough ? 'posix' : 'mmap' };
}
