import type { RecognitionHelp } from '../recognition/resources/model';

/** How people log in to a backend, or how the gateway does for all of them. */
export type LogIn =
  | { kind: 'none' }
  /** User and password, sent with every call (RFC 7617). `check`: a path that only those who are logged in may read. */
  | { kind: 'basic'; check: string }
  /** User and password are exchanged for a token. `body`: what is sent, `{user}` and `{password}` filled in. */
  | { kind: 'bearer'; path: string; body: Readonly<Record<string, unknown>>; token: string }
  /** A key of the application, the same for everybody. `secret` names the environment variable that holds it. */
  | { kind: 'apiKey'; secret: string; header?: string; query?: string; prefix?: string }
  /** OAuth 2 client credentials (RFC 6749 §4.4); both secrets are environment variables. */
  | { kind: 'clientCredentials'; url: string; id: string; secret: string; scope?: string };

/** A backend that is not ours. */
export interface Backend {
  /** Its paths are counted from here. */
  base: string;
  logIn?: LogIn;
  /** What answers who is logged in, and where their name stands in it. */
  me?: { path: string; name: string };
}

/** `kontor.yaml`: what an application is, besides its screens. */
export interface Settings extends RecognitionHelp {
  /** What the page calls itself. */
  name: string;
  /** File, counted from the application's folder, or URL. */
  contract: string;
  /** Undefined for the reference server. */
  backend?: Backend;
  /** Where the reference server has its tables of this contract, counted from the application's folder. */
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

/** Of what helps recognition alone. */
export const helpSchema = words([], help);

/** Of a whole `kontor.yaml`. */
export const settingsSchema = words(['name', 'contract'], {
  name: text,
  contract: text,
  tables: text,
  backend: words(['base'], {
    base: address,
    logIn,
    me: words(['path', 'name'], { path, name: text }),
  }),
  ...help,
});
