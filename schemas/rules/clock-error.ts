/** Maximum lead of a device's clock, in ms: what lies further ahead has not happened yet. */
export const CLOCK_ERROR = 5 * 60_000;
