/** Ways in which people log in to a foreign backend, or the gateway does for all of them. */
export type LogIn =
  | { kind: 'none' }
  /** User and password, sent with every call (RFC 7617). `check`: a path that only logged-in users may read. */
  | { kind: 'basic'; check: string }
  /** User and password, exchanged for a token. `body`: the body to send, with `{user}` and `{password}` filled in. */
  | { kind: 'bearer'; path: string; body: Readonly<Record<string, unknown>>; token: string }
  /** Key of the application, the same for everybody. `secret` names the environment variable that holds it. */
  | { kind: 'apiKey'; secret: string; header?: string; query?: string; prefix?: string }
  /** OAuth 2 client credentials (RFC 6749 §4.4); `id` and `secret` name environment variables. */
  | { kind: 'clientCredentials'; url: string; id: string; secret: string; scope?: string };

/** Foreign backend, as `kontor.yaml` describes it. */
export interface Backend {
  /** Base URL of its paths. */
  base: string;
  logIn?: LogIn;
  /** Call that answers who is logged in, and the place of their name in the answer: `data.name`. */
  me?: { path: string; name: string };
}

/** Tells whether every user logs in on their own. */
export function isPersonal({ logIn }: Backend): boolean {
  return logIn?.kind === 'basic' || logIn?.kind === 'bearer';
}
