/** Types of actions; an application adds to them in the same way. */
export { ask } from './ask';
export { call } from './call';
export { check } from './check';
export { dialog } from './dialog';
export { download } from './download';
export { link } from './link';
export { print } from './print';
