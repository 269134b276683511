import { createStore } from '../../state/store';

/** One dialog says so, however many calls are refused. */
export const licenceMissing = createStore(false);
