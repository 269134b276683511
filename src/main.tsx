import './ui/tokens.css';
import './ui/base.css';
import './ui/sheet/before-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { dropEarly } from './api/early/early-calls';
import { readDebugSwitch } from './api/debug-mode';
import { RouterProvider } from 'react-router-dom';
import { startI18n } from './app/i18n';
import { LicenceHost } from './app/licence/licence-host';
import { queryClient } from './app/query-client';
import { reactToCalls } from './app/react-to-calls';
import { registry } from './app/registry';
import { createRouter } from './app/router';
import { readAnew } from './app/read-anew';
import { forgetFormerUser, userNow } from './app/session/forget-former-user';
import { persistQueries, restorePersistedQueries } from './app/session/persisted-queries';
import { readMeEarly } from './app/session/read-me';
import { screenRoutes } from './engine/routes/routes';
import { RetryContext } from './ui/before-retry';
import { startColorScheme } from './ui/color-scheme';
import { whenIdle } from './ui/when-idle';

readDebugSwitch(window.location.search);
if (globalThis.localStorage?.getItem('kontor.typeface')) {
  import('./ui/typeface').then(
    ({ loadTypeface }) => loadTypeface(),
    // At rest it is tried again.
    () => undefined,
  );
}
const colors = startColorScheme();
forgetFormerUser(queryClient);
persistQueries(queryClient, userNow);
const user = userNow();
if (user !== undefined) restorePersistedQueries(queryClient, user);
const texts = startI18n();
readMeEarly();
const router = createRouter(screenRoutes(registry, queryClient));
reactToCalls(router);
const beforeRetry = () => readAnew(queryClient);
const root = document.getElementById('app');
if (!root) throw new Error('index.html: the element #app is missing');
Promise.all([texts, colors]).then(
  () =>
    createRoot(root).render(
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
  import('./ui/at-rest').then(
    ({ startAtRest }) => startAtRest(),
    // The browser shows titles and prints by itself.
    () => undefined,
  );
});
