import { createStore } from '../../state/store';

/** One dialog for all refused calls. */
export const licenceMissing = createStore(false);
