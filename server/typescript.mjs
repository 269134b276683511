import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// Start of further threads and processes of the server: the first one's TypeScript loader does not reach into them. A
// thread is told its file by `workerData.entry`, a process by its first argument.
register();
await import(workerData?.entry ?? process.argv[2]);
