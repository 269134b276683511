/** What definitions of actions name: asked by scripts and checks only, so the page loads none of it. */
export { ask } from './ask/names';
export { call } from './call/names';
export { check } from './check/names';
export { dialog } from './dialog/names';
export { link } from './link/names';
