/** What the definitions of an application in a folder of its own import as `kontor`. */
export { definePage, defineScreen } from './engine/define/define-screen';
export { defineFields, defineLookups, defineSums } from '../schemas/define';
export type { Action, Tab } from './engine/define/screen';
