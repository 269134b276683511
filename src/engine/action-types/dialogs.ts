/** Dialogs of the actions, for one record and for many. */
export * as ask from './ask/ask-dialog';
export * as call from './call/question-dialog';
export * as check from './check/check-dialog';
export * as dialog from './dialog/form-dialog';
export * as print from './print/dialogs';
