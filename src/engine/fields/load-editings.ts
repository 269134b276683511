/** Loads the editings of the engine's own types. */
export const editings = () => import('./editings');
