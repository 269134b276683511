/** What the engine's own types are edited with. */
export const editings = () => import('./editings');
