const HOUR = 3600;

/** How long an access token is good for, in seconds. */
export const ACCESS_SECONDS = HOUR / 2;
/** Without a renewal for so long a session at a desk is over. */
export const OFFICE_RENEWAL_SECONDS = 12 * HOUR;
/** The same on a technician's own device. */
export const DEVICE_RENEWAL_SECONDS = 14 * 24 * HOUR;
/** However often it is renewed. */
export const LONGEST_SESSION_DAYS = 30;
/** Of one user: more than the devices of a shared login, far fewer than somebody could begin on purpose. */
export const MOST_SESSIONS = 200;
/** How long a used renewal token still works, so that two tabs agree; whoever uses it later ends the session. */
export const RENEWAL_GRACE_SECONDS = 30;
