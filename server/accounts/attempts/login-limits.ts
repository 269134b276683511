/** Failed logins count for so long. */
export const LOGIN_MINUTES = 15;

/** How many logins may fail within that time, here and at a backend of somebody else's. */
export const loginLimits = {
  /** Per user name and where they come from (3-decisions 3.1). */
  pair: 10,
  /** Of one network, against guessing names. */
  network: 200,
  /** Of one user name from wherever, against many networks that guess a few times each. */
  account: 100,
} as const;
