const HOUR = 3600;

/** Lifetime of an access token, in seconds. */
export const ACCESS_SECONDS = HOUR / 2;
/** Time without a renewal after which an office session is over, in seconds. */
export const OFFICE_RENEWAL_SECONDS = 12 * HOUR;
/** Time without a renewal after which a session on a technician's own device is over, in seconds. */
export const DEVICE_RENEWAL_SECONDS = 14 * 24 * HOUR;
/** Longest life of a session in days, however often it is renewed. */
export const LONGEST_SESSION_DAYS = 30;
/**
 * Maximum number of sessions of one user: more than the devices of a shared login, far fewer than somebody could begin
 * on purpose.
 */
export const MOST_SESSIONS = 200;
/**
 * Time for which a used renewal token still works, in seconds, so that two tabs agree; using it later ends the session.
 */
export const RENEWAL_GRACE_SECONDS = 30;
