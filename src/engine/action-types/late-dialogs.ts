/** What the engine's own types ask with. */
export const dialogs = () => import('./dialogs');
