import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// Where further threads and processes of the server begin: what lets the first one read TypeScript does not reach into
// them. A thread is told its file by `workerData.entry`, a process by its first argument.
register();
await import(workerData?.entry ?? process.argv[2]);
