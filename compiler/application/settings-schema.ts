import type { Backend } from '../../schemas/contract/backend';
import { densities, type Theme } from './theme/theme.ts';
import type { RecognitionHelp } from '../recognition/resources/model';

/** Settings in `kontor.yaml`: what an application is, besides its screens. */
export interface Settings extends RecognitionHelp {
  /** Name that the page shows for itself. */
  name: string;
  /** File, relative to the application's folder, or URL. */
  contract: string;
  theme?: Theme;
  /** Backend; undefined for the reference server. */
  backend?: Backend;
  /** Folder of the reference server's tables for this contract, relative to the application's folder. */
  tables?: string;
}

const text = { type: 'string', minLength: 1 };
const path = { type: 'string', pattern: '^/' };
const variable = { type: 'string', pattern: '^[A-Z][A-Z0-9_]*$' };
const address = { type: 'string', pattern: '^https?://[^/]' };
const texts = { type: 'object', additionalProperties: text };

function words(
  required: readonly string[],
  properties: Readonly<Record<string, object>>,
): Readonly<Record<string, unknown>> {
  return { type: 'object', required, additionalProperties: false, properties };
}

const logIn = {
  type: 'object',
  required: ['kind'],
  discriminator: { propertyName: 'kind' },
  oneOf: [
    words(['kind'], { kind: { const: 'none' } }),
    words(['kind', 'check'], { kind: { const: 'basic' }, check: path }),
    words(['kind', 'path', 'body', 'token'], {
      kind: { const: 'bearer' },
      path,
      body: { type: 'object' },
      token: text,
    }),
    words(['kind', 'secret'], {
      kind: { const: 'apiKey' },
      secret: variable,
      header: text,
      query: text,
      prefix: text,
    }),
    words(['kind', 'url', 'id', 'secret'], {
      kind: { const: 'clientCredentials' },
      url: address,
      id: variable,
      secret: variable,
      scope: text,
    }),
  ],
};

const list = words([], {
  rows: text,
  total: text,
  record: path,
  id: text,
  query: { type: 'object' },
  name: text,
  ignore: { const: true },
});

const help = {
  lists: { type: 'object', additionalProperties: list },
  shown: texts,
  formats: { type: 'object', additionalProperties: { anyOf: [text, { const: true }] } },
};

const picture = { type: 'string', pattern: '\\.(svg|png)$' };

const theme = words([], {
  colour: { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' },
  logo: {
    if: { type: 'string' },
    then: picture,
    else: words(['light', 'dark'], { light: picture, dark: picture }),
  },
  type: { type: 'string', pattern: '^[^;{}<>]+$' },
  density: { enum: densities },
});

/** Schema of a file that only helps recognition. */
export const helpSchema = words([], help);

/** Schema of a whole `kontor.yaml`. */
export const settingsSchema = words(['name', 'contract'], {
  name: text,
  contract: text,
  tables: text,
  theme,
  backend: words(['base'], {
    base: address,
    logIn,
    me: words(['path', 'name'], { path, name: text }),
  }),
  ...help,
});
