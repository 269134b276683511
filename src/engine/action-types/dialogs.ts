/** What actions ask with, of one record and of many. */
export * as ask from './ask/ask-dialog';
export * as call from './call/question-dialog';
export * as check from './check/check-dialog';
export * as dialog from './dialog/form-dialog';
export * as print from './print/dialogs';
