/** Users of every demo company; described under `login:demo.users.`. */
export const demoLogins = ['admin', 'buero', 'technik', 'lager', 'lesen', 'ohne'] as const;

/** Password of the demo logins; the server refuses calls from outside while they exist. */
export const demoPassword = 'kontor-demo';
