/** Exports for an application's tests, imported as `kontor/testing`: the checks that the engine's own types pass. */
export { actionTypeMistakes } from './action-type-mistakes';
export { cellTypeMistakes, type CellTypeTrial } from './cell-type-mistakes';
export { fieldTypeMistakes, type FieldTypeTrial } from './field-type-mistakes';
export { tabTypeMistakes, type PlugInContract } from './tab-type-mistakes';
