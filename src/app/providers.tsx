import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { RouterProvider } from 'react-router-dom';
import { cssVariables, theme } from '../ui/theme';
import { LicenceHost } from './licence/licence-host';
import type { createRouter } from './router';

const colorSchemes = localStorageColorSchemeManager({ key: 'kontor.darkmode' });

/** The style nonce that the server has put into the page for this answer. */
function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
}

/** What surrounds every page. */
export function Providers({ router }: { router: ReturnType<typeof createRouter> }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemes}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
      withGlobalClasses={false}
    >
      <RouterProvider router={router} />
      <LicenceHost />
    </MantineProvider>
  );
}
