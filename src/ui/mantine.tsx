import './mantine-styles';
import { MantineContext, MantineProvider, type MantineColorSchemeManager } from '@mantine/core';
import { useContext, type ReactNode } from 'react';
import { useShownScheme } from './color-scheme';
import { cssVariables, theme } from './theme';

/** Manager that remembers nothing: the page has its own memory of the appearance. */
const noMemory: MantineColorSchemeManager = {
  get: (scheme) => scheme,
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};

/** Surroundings of what Mantine draws. They come with what opens, so that nothing closed pays for them. */
export function Mantine({ children }: { children: ReactNode }) {
  const scheme = useShownScheme();
  if (useContext(MantineContext) !== null) return children;
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={noMemory}
      defaultColorScheme={scheme}
      forceColorScheme={scheme}
      getStyleNonce={styleNonce}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}

/** Returns the nonce that the server has put into the page for this answer. */
function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
}
