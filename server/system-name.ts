/** Author of changes that no user made: a name, the same in every language. */
export const SYSTEM = 'Kontor';
