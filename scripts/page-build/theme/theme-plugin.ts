import { readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { root, type ApplicationFolder } from '../../../compiler/application/folder.ts';
import type { Settings } from '../../../compiler/application/settings.ts';
import { appIcons, iconNames } from './app-icons.ts';
import { letterMark } from './letter-mark.ts';
import { logoWidth } from './logo-size.ts';
import { logoFiles } from '../../../compiler/application/theme/theme.ts';
import { coloursOf, themedContrast, themedTokens, type LogoImages } from './theme-css.ts';

const tokens = join(root, 'src/ui/tokens.css');
const contrast = join(root, 'src/ui/contrast.css');
const shades = 'virtual:theme';

/** Background of icons, and while an installed application starts. */
const ground = '#ffffff';

/** Height of the logo beside the name. */
const height = 24;

/** Gives the page the name, the logo, the colours and the type of its application, before anything is drawn. */
export function themePlugin(
  application: ApplicationFolder,
  { name, theme = {} }: Settings,
): Plugin {
  const { light, dark, shades: palette } = coloursOf(theme);
  const [lightFile, darkFile = lightFile] = logoFiles(theme).map((file) =>
    join(application.folder, file),
  );
  const drawn = letterMark(name, light.primary, light['on-primary']);
  const icon = lightFile === undefined ? Buffer.from(drawn) : readFileSync(lightFile);
  const iconName = `favicon${lightFile === undefined ? '.svg' : extname(lightFile)}`;
  const iconType = iconName.endsWith('.png') ? 'image/png' : 'image/svg+xml';
  const manifest = JSON.stringify({
    name,
    short_name: name,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: light.primary,
    background_color: ground,
    icons: [
      { src: iconName, type: iconType, sizes: 'any' },
      ...iconNames.map(({ fileName, size, isMaskable }) => ({
        src: fileName,
        type: 'image/png',
        sizes: `${size}x${size}`,
        purpose: isMaskable ? 'maskable' : 'any',
      })),
    ],
  });
  const images: LogoImages =
    lightFile === undefined || darkFile === undefined
      ? {
          light: dataAddress(drawn),
          dark: dataAddress(letterMark(name, dark.primary, dark['on-primary'])),
          width: height,
          height,
        }
      : {
          light: address(lightFile),
          dark: address(darkFile),
          width: logoWidth(icon, height),
          height,
        };
  const files: Readonly<Record<string, { type: string; content: string | Buffer }>> = {
    [iconName]: { type: iconType, content: icon },
    'app.webmanifest': { type: 'application/manifest+json', content: manifest },
  };
  return {
    name: 'kontor-theme',
    // Before its addresses are followed.
    enforce: 'pre',
    resolveId: (id) => (id === shades ? `\0${id}` : undefined),
    load: (id) =>
      id === `\0${shades}` ? `export const shades = ${JSON.stringify(palette)};` : undefined,
    transform(code, id) {
      const [file] = id.split('?');
      if (file === tokens) return themedTokens(code, theme, images);
      if (file === contrast) return themedContrast(code, theme);
      return undefined;
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const asked = (request.url ?? '').slice(1).split('?', 1)[0] ?? '';
        const file = files[asked];
        if (file) return response.setHeader('content-type', file.type).end(file.content);
        if (!iconNames.some(({ fileName }) => fileName === asked)) return next();
        appIcons(icon, ground).then((icons) => {
          const content = icons.find(({ fileName }) => fileName === asked)?.content;
          response.setHeader('content-type', 'image/png').end(content);
        }, next);
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        {
          tag: 'link',
          attrs: { rel: 'icon', type: iconType, href: `/${iconName}` },
          injectTo: 'head',
        },
        { tag: 'link', attrs: { rel: 'manifest', href: '/app.webmanifest' }, injectTo: 'head' },
        {
          tag: 'link',
          attrs: { rel: 'apple-touch-icon', href: `/${iconNames[0].fileName}` },
          injectTo: 'head',
        },
        ...[
          { scheme: 'light', content: '#ffffff' },
          { scheme: 'dark', content: '#131b20' },
        ].map(({ scheme, content }) => ({
          tag: 'meta',
          attrs: { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content },
          injectTo: 'head' as const,
        })),
      ],
    },
    async generateBundle() {
      for (const [fileName, { content }] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source: content });
      }
      for (const { fileName, content } of await appIcons(icon, ground)) {
        this.emitFile({ type: 'asset', fileName, source: content });
      }
    },
  };
}

/** Returns the address of a file as `tokens.css` names it; a file of its own, so that the styles carry no picture. */
function address(file: string): string {
  return `${relative(join(root, 'src/ui'), file).split(sep).join('/')}?no-inline`;
}

function dataAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
