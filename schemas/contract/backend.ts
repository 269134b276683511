/** How people log in to a backend that is not ours, or how the gateway does for all of them. */
export type LogIn =
  | { kind: 'none' }
  /** User and password, sent with every call (RFC 7617). `check`: a path that only those may read who are logged in. */
  | { kind: 'basic'; check: string }
  /** User and password are exchanged for a token. `body`: what is sent, `{user}` and `{password}` filled in. */
  | { kind: 'bearer'; path: string; body: Readonly<Record<string, unknown>>; token: string }
  /** A key of the application, the same for everybody. `secret` names the environment variable that holds it. */
  | { kind: 'apiKey'; secret: string; header?: string; query?: string; prefix?: string }
  /** OAuth 2 client credentials (RFC 6749 §4.4); `id` and `secret` name environment variables. */
  | { kind: 'clientCredentials'; url: string; id: string; secret: string; scope?: string };

/** A backend that is not ours, as `kontor.yaml` describes it. */
export interface Backend {
  /** Its paths are counted from here. */
  base: string;
  logIn?: LogIn;
  /** What answers who is logged in, and where their name stands in it: `data.name`. */
  me?: { path: string; name: string };
}

/** Whether people are asked who they are. */
export function isPersonal({ logIn }: Backend): boolean {
  return logIn?.kind === 'basic' || logIn?.kind === 'bearer';
}
