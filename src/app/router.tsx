import {
  createBrowserRouter,
  redirect,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom';
import { RouteFailure } from './pages/route-failure';
import { moreTexts } from '../ui/texts';
import { SessionGate } from './gate/session-gate';
import { NotFoundPage } from './pages/not-found-page';

/** Redirects to a path, with the query of the URL. The router wants an element even where it never stays. */
function redirectTo(path: string) {
  return {
    loader: ({ request }: LoaderFunctionArgs) => redirect(path + new URL(request.url).search),
    element: <></>,
  };
}

/** Loads a page with the texts that come later than those of shell and lists. */
async function withTexts<Module>(page: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([page, moreTexts()]);
  return module;
}

/** Pages, each with its own error boundary, so that a broken one leaves the navigation usable. */
const pages: RouteObject[] = [
  { index: true, ...redirectTo('/home') },
  // The address that the specification gives; screens stand at their names.
  { path: 'time-tracking', ...redirectTo('/timeTracking') },
  {
    path: 'home',
    lazy: async () => ({ Component: (await withTexts(import('./home/home-page'))).HomePage }),
  },
  {
    path: 'system/locks',
    lazy: async () => ({
      Component: (await withTexts(import('./settings/settings-pages'))).LocksPage,
    }),
  },
  {
    path: 'settings/:page?',
    lazy: async () => ({
      Component: (await withTexts(import('./settings/settings-pages'))).SettingsPages,
    }),
  },
];

const notFound: RouteObject = {
  path: '*',
  Component: NotFoundPage,
};

/** Creates the router; `screens`: made by the engine from the screen definitions. */
export function createRouter(screens: RouteObject[]) {
  return createBrowserRouter([
    {
      errorElement: <RouteFailure outsideShell />,
      hydrateFallbackElement: <></>,
      children: [
        {
          path: 'auth/login',
          lazy: async () => {
            const { EntrancePage, LoginPage } = await withTexts(import('./login/logins'));
            return { Component: import.meta.env.KONTOR_ASKS_LOGIN ? LoginPage : EntrancePage };
          },
        },
        {
          path: 'auth/logout',
          lazy: async () => ({ Component: (await import('./login/logins')).LogoutPage }),
        },
        { path: 'logout', ...redirectTo('/auth/logout') },
        {
          path: 'error503',
          lazy: async () => ({ Component: (await import('./login/logins')).MaintenancePage }),
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
