import { createStore } from '../../state/store';

/** Whether the server has missed its licence; one dialog says so, however many calls are refused. */
export const licenceMissing = createStore(false);
