import type { UserConfig } from 'vite';

type PostcssOptions = Exclude<NonNullable<UserConfig['css']>['postcss'], string | undefined>;
type PostcssPlugin = NonNullable<PostcssOptions['plugins']>[number];

const media = '(hover: hover)';

/**
 * Puts every style of `:hover` into `@media (hover: hover)`: where a finger points, it would stay on what was pressed
 * last. `:not(:hover)` holds there, and stays.
 */
export const hoverStyles: PostcssPlugin = {
  postcssPlugin: 'kontor-hover-styles',
  Once(root, { AtRule }) {
    root.walkRules(/:hover/, (rule) => {
      const hovering = rule.selectors.filter(isHovering);
      const { parent } = rule;
      if (hovering.length === 0 || (parent?.type === 'atrule' && isOfHover(parent))) return;
      const others = rule.selectors.filter((selector) => !isHovering(selector));
      if (others.length > 0) rule.before(rule.clone({ selectors: others }));
      const wrapped = new AtRule({ name: 'media', params: media });
      wrapped.append(rule.clone({ selectors: hovering }));
      rule.replaceWith(wrapped);
    });
  },
};

function isHovering(selector: string): boolean {
  return selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '').includes(':hover');
}

/** Tells whether a rule is about hovering already, by whoever wrote it. */
function isOfHover(parent: object): boolean {
  return 'params' in parent && String(parent.params).includes('hover:');
}
