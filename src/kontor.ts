/** Module `kontor`, imported by the definitions of an application in a folder of its own. */
export { definePage, defineScreen } from './engine/define/define-screen';
export { defineFields, defineLookups, defineSums } from '../schemas/define';
export type { Action, Tab } from './engine/define/screen';
