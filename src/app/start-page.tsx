import '../ui/sheet/before-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { dropEarly } from '../api/early/early-calls';
import { screenRoutes } from '../engine/routes/routes';
import { RetryContext } from '../ui/before-retry';
import { whenIdle } from '../ui/when-idle';
import { LicenceHost } from './licence/licence-host';
import { queryClient } from './query-client';
import { reactToCalls } from './react-to-calls';
import { readAnew } from './read-anew';
import { registry } from './registry';
import { createRouter } from './router';
import { forgetFormerUser, userNow } from './session/forget-former-user';
import { persistQueries, restorePersistedQueries } from './session/persisted-queries';
import { readMeEarly } from './session/read-me';
import { loadTypeface } from '../ui/typeface';

/** Starts the page itself, at the path in the address bar. `ready`: what it must not be drawn without. */
export function startPage(element: Element, ready: Promise<unknown>): void {
  forgetFormerUser(queryClient);
  persistQueries(queryClient, userNow);
  const user = userNow();
  if (user !== undefined) restorePersistedQueries(queryClient, user);
  readMeEarly();
  const router = createRouter(screenRoutes(registry, queryClient));
  reactToCalls(router);
  const beforeRetry = () => readAnew(queryClient);
  ready.then(
    () =>
      createRoot(element).render(
        <StrictMode>
          <RetryContext value={beforeRetry}>
            <RouterProvider router={router} />
            <LicenceHost />
          </RetryContext>
        </StrictMode>,
      ),
    // What stands in index.html says so.
    () => undefined,
  );
  setTimeout(dropEarly, 10_000);
  whenIdle(queryClient, () => {
    import('./shell/shell-parts').then(
      ({ startAtRest }) => startAtRest(),
      // The browser shows titles and prints by itself.
      () => undefined,
    );
    void loadTypeface();
  });
}
