import './mantine-styles';
import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core';
import type { ComponentType } from 'react';
import { useShownScheme } from './color-scheme';
import { cssVariables, theme } from './theme';

/** The page has its own memory of the appearance. */
const noMemory: MantineColorSchemeManager = {
  get: (scheme) => scheme,
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};

/** Mantine and its CSS come with the parts that need it; shell, lists and failures do without. */
export function withMantine<Props extends object>(
  Part: ComponentType<Props>,
): ComponentType<Props> {
  return function MantinePart(props: Props) {
    const scheme = useShownScheme();
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
        <Part {...props} />
      </MantineProvider>
    );
  };
}

/** The server has put it into the page for this answer. */
function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
}
