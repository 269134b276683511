import { createTheme, type CSSVariablesResolver } from '@mantine/core';
import { shades } from 'virtual:theme';

const light = { transitionProps: { duration: 120, transition: 'fade' } };

/** Mantine in the tokens of `tokens.css`, so that no component needs a colour of its own. */
export const theme = createTheme({
  primaryColor: 'primary',
  primaryShade: { light: 7, dark: 4 },
  respectReducedMotion: true,
  cursorType: 'pointer',
  activeClassName: '',
  fontFamily: 'var(--k-face)',
  fontSizes: { xs: '12px', sm: '14px', md: '14px', lg: '16px', xl: '20px' },
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '2px', sm: '4px', md: '6px', lg: '8px', xl: '16px' },
  defaultRadius: 'sm',
  black: '#16232b',
  colors: {
    primary: shades,
    // Mantine draws control borders with gray 4 and dark 4, hairlines with 2 and 3.
    gray: [
      '#f5f7f8',
      '#eef2f4',
      '#e3e9ec',
      '#d9e0e4',
      '#7d8f99',
      '#667782',
      '#556771',
      '#45545c',
      '#2a3a43',
      '#16232b',
    ],
    dark: [
      '#e6edf0',
      '#b6c4cb',
      '#9db0ba',
      '#8a9ea9',
      '#6f838e',
      '#1c272e',
      '#131b20',
      '#131b20',
      '#0d1418',
      '#080d10',
    ],
  },
  components: {
    // Its element is a header, which would count as the page's own.
    ModalHeader: { defaultProps: { role: 'presentation', 'data-grip': true } },
    Modal: { defaultProps: { ...light, centered: true, radius: 'md', lockScroll: false } },
    Popover: { defaultProps: { ...light, shadow: 'none', radius: 'md' } },
  },
});

export const cssVariables: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-text': 'var(--k-text)',
    '--mantine-color-body': 'var(--k-surface)',
    '--mantine-color-dimmed': 'var(--k-quiet)',
    '--mantine-color-placeholder': 'var(--k-quiet)',
    '--mantine-color-error': 'var(--k-tone-red)',
    '--mantine-color-anchor': 'var(--k-primary)',
    '--mantine-color-default-border': 'var(--k-control)',
    '--mantine-color-disabled': 'var(--k-hover)',
    '--mantine-color-disabled-color': 'var(--k-quiet)',
    '--mantine-color-disabled-border': 'var(--k-hairline)',
    '--mantine-primary-color-filled': 'var(--k-primary)',
    '--mantine-primary-color-filled-hover': 'var(--k-primary-hover)',
    '--mantine-primary-color-contrast': 'var(--k-on-primary)',
    '--mantine-primary-color-light': 'var(--k-selected)',
    '--mantine-primary-color-light-color': 'var(--k-primary)',
    '--mantine-color-primary-filled': 'var(--k-primary)',
  };
  return { variables: {}, light: shared, dark: shared };
};
