import {
  defaultVariantColorsResolver,
  type VariantColorResolverResult,
  type VariantColorsResolver,
} from '@mantine/core';

const accents: Record<string, { fill: string; hover: string; on: string; tint: string }> = {
  primary: {
    fill: 'var(--k-primary)',
    hover: 'var(--k-primary-hover)',
    on: 'var(--k-on-primary)',
    tint: 'var(--k-selected)',
  },
  red: ofTone('red'),
  green: ofTone('green'),
  yellow: ofTone('yellow'),
};

/** From the tokens, so that light and dark both keep their contrast. */
export const variantColors: VariantColorsResolver = (input) => {
  if (input.variant === 'default') return framed('var(--k-text)', 'var(--k-control)');
  const accent = accents[input.color ?? input.theme.primaryColor];
  if (!accent) return defaultVariantColorsResolver(input);
  const { fill, hover, on, tint } = accent;
  switch (input.variant) {
    case 'filled':
      return { background: fill, hover, color: on, border: '1px solid transparent' };
    case 'light':
      return { background: tint, hover: tint, color: fill, border: '1px solid transparent' };
    case 'outline':
      return framed(fill, fill);
    case 'subtle':
    case 'transparent':
      return {
        background: 'transparent',
        hover: input.variant === 'subtle' ? 'var(--k-hover)' : 'transparent',
        color: fill,
        border: '1px solid transparent',
      };
    default:
      return defaultVariantColorsResolver(input);
  }
};

function framed(color: string, border: string): VariantColorResolverResult {
  return {
    background: 'var(--k-surface)',
    hover: 'var(--k-hover)',
    color,
    border: `1px solid ${border}`,
  };
}

function ofTone(tone: string) {
  const fill = `var(--k-tone-${tone})`;
  return {
    fill,
    hover: `color-mix(in srgb, ${fill}, var(--k-text) 20%)`,
    on: 'var(--k-surface)',
    tint: `var(--k-tone-${tone}-tint)`,
  };
}
