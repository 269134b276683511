import './ui/tokens.css';
import './ui/mantine-styles';
import './ui/base.css';
import { createRoot } from 'react-dom/client';
import { readDebugSwitch } from './api/debug-mode';
import { startI18n } from './app/i18n';
import { Providers } from './app/providers';
import { queryClient } from './app/query-client';
import { reactToCalls } from './app/react-to-calls';
import { registry } from './app/registry';
import { createRouter } from './app/router';
import { forgetFormerUser, userNow } from './app/session/forget-former-user';
import { keepQueries, restoreQueries } from './app/session/kept-queries';
import { readMeEarly } from './app/session/read-me';
import { screenRoutes } from './engine/routes';

readDebugSwitch(window.location.search);
forgetFormerUser(queryClient);
keepQueries(queryClient, userNow);
const user = userNow();
if (user !== undefined) restoreQueries(queryClient, user);
readMeEarly();
const router = createRouter(screenRoutes(registry, queryClient));
reactToCalls(router);
await startI18n();

const root = document.getElementById('app');
if (!root) throw new Error('index.html: the element #app is missing');
createRoot(root).render(<Providers router={router} />);
