import { userState } from '../../state/user-state';

/** True while the list of what waits is open; from the header, from records and from the palette. */
export const outboxDialog = userState(() => false);

export const openOutbox = (): void => outboxDialog.set(true);
