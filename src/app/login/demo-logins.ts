/** Users that every demo company has, with what each stands for under `login:demo.users.`. */
export const demoLogins = ['admin', 'buero', 'technik', 'lager', 'lesen', 'ohne'] as const;

/** Their common password; the server refuses to be reached from outside while they exist. */
export const demoPassword = 'kontor-demo';
