/** Who did it where no user did: a name, the same in every language. */
export const SYSTEM = 'Kontor';
