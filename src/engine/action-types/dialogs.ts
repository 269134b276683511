/** What asks, by type. They come with the page of a record, so that the first file need not name their files. */
export const ask = () => import('./ask/ask-dialog');
export const call = () => import('./call/question-dialog');
export const check = () => import('./check/check-dialog');
export const dialog = () => import('./dialog/form-dialog');
/** Where a link leads. */
export const linkTarget = () => import('./link/link-target');
export const print = () => import('./print/dialogs');
