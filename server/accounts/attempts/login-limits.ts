/** Minutes for which failed logins count. */
export const LOGIN_MINUTES = 15;

/** Maximum number of logins that may fail within that time, here and at a foreign backend. */
export const loginLimits = {
  /** Limit per user name and origin (3-decisions 3.1). */
  pair: 10,
  /** Limit per network, against guessing names. */
  network: 200,
  /** Limit per user name from anywhere, against many networks that guess a few times each. */
  account: 100,
} as const;
