/** What the engine's own types show. */
export const views = () => import('./views');
