import { createStore } from '../../state/store';

/** True while the one dialog for all refused calls is shown. */
export const licenceMissing = createStore(false);
