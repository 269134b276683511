/** Names used in definitions of actions: only scripts and checks ask, so the page loads none of it. */
export { ask } from './ask/names';
export { call } from './call/names';
export { check } from './check/names';
export { dialog } from './dialog/names';
export { link } from './link/names';
