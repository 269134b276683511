import { createBrowserRouter, redirect, type RouteObject } from 'react-router-dom';
import { RouteFailure } from './pages/route-failure';
import { moreTexts } from '../ui/texts';
import { SessionGate } from './session/session-gate';

/** The router wants an element even where it never stays. */
function redirectTo(path: string) {
  return { loader: () => redirect(path), element: <></> };
}

/** Each has its own error boundary, so that a broken page leaves the navigation usable. */
const pages: RouteObject[] = [
  { index: true, ...redirectTo('/home') },
  {
    path: 'home',
    lazy: async () => {
      const [{ HomePage }] = await Promise.all([import('./home/home-page'), moreTexts()]);
      return { Component: HomePage };
    },
  },
  {
    path: 'system/locks',
    lazy: async () => {
      const [{ LocksPage }] = await Promise.all([import('./pages/locks-page'), moreTexts()]);
      return { Component: LocksPage };
    },
  },
  {
    path: 'settings/security',
    lazy: async () => {
      const [{ SecurityPage }] = await Promise.all([
        import('./security/security-page'),
        moreTexts(),
      ]);
      return { Component: SecurityPage };
    },
  },
];

const notFound: RouteObject = {
  path: '*',
  lazy: async () => ({ Component: (await import('./pages/not-found-page')).NotFoundPage }),
};

/** `screens`: made by the engine from the screen definitions. */
export function createRouter(screens: RouteObject[]) {
  return createBrowserRouter([
    {
      errorElement: <RouteFailure outsideShell />,
      hydrateFallbackElement: <></>,
      children: [
        {
          path: 'auth/login',
          lazy: async () => {
            if (!import.meta.env.KONTOR_ASKS_LOGIN) {
              return { Component: (await import('./login/entrance')).EntrancePage };
            }
            const [{ LoginPage }] = await Promise.all([import('./login/login-page'), moreTexts()]);
            return { Component: LoginPage };
          },
        },
        {
          path: 'auth/logout',
          lazy: async () => ({ Component: (await import('./pages/logout-page')).LogoutPage }),
        },
        { path: 'logout', ...redirectTo('/auth/logout') },
        {
          path: 'error503',
          lazy: async () => ({
            Component: (await import('./pages/maintenance-page')).MaintenancePage,
          }),
        },
        {
          element: <SessionGate />,
          children: [
            { errorElement: <RouteFailure />, children: [...pages, ...screens, notFound] },
          ],
        },
      ],
    },
  ]);
}
