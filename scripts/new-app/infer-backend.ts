import type { LogIn } from '../../schemas/contract/backend';
import type { OpenApiDocument } from '../../schemas/contract/document';
import type { ContractModel } from '../../compiler/recognition/resources/model';

interface Scheme {
  type?: string;
  scheme?: string;
  in?: string;
  name?: string;
  flows?: { clientCredentials?: { tokenUrl?: string } };
}

/**
 * Returns the server's address in a document; undefined where it names no complete one (http or https).
 */
export function addressIn(document: OpenApiDocument): string | undefined {
  const servers = (document.servers ?? []) as { url?: string; variables?: Variables }[];
  return servers
    .map(({ url = '', variables = {} }) => withDefaults(url, variables).replace(/\/$/, ''))
    .find((url) => /^https?:\/\/[^/{}]+/.test(url));
}

type Variables = Readonly<Record<string, { default?: string }>>;

function withDefaults(url: string, variables: Variables): string {
  return url.replace(/\{([^{}]+)\}/g, (all, name: string) => variables[name]?.default ?? all);
}

/** Returns how to log in as far as the document tells, and what it leaves open, a sentence each. */
export function logInOf(
  document: OpenApiDocument,
  model: ContractModel,
  prefix: string,
): { logIn: LogIn; open: string[] } {
  const schemes = Object.values(
    (document.components?.securitySchemes ?? {}) as Record<string, Scheme>,
  );
  const asks = [document, ...operations(document)].some((one) => hasSecurity(one));
  const of = (test: (scheme: Scheme) => boolean) => schemes.find(test);
  const key = of(({ type, in: place }) => type === 'apiKey' && place !== 'cookie');
  const token = of(({ type, scheme }) => type === 'http' && /^bearer$/i.test(scheme ?? ''));
  const basic = of(({ type, scheme }) => type === 'http' && /^basic$/i.test(scheme ?? ''));
  const tokenUrl = schemes
    .map(({ flows }) => flows?.clientCredentials?.tokenUrl)
    .find((url) => url !== undefined && /^https?:/.test(url));
  if (!asks || schemes.length === 0) return { logIn: { kind: 'none' }, open: [] };
  if (key) {
    const place = key.in === 'query' ? { query: key.name } : { header: key.name };
    const secret = `${prefix}_KEY`;
    return {
      logIn: { kind: 'apiKey', ...place, secret },
      open: [`put the key into .env: ${secret}=…`],
    };
  }
  if (tokenUrl !== undefined) {
    const [id, secret] = [`${prefix}_CLIENT_ID`, `${prefix}_CLIENT_SECRET`] as const;
    return {
      logIn: { kind: 'clientCredentials', url: tokenUrl, id, secret },
      open: [`put both into .env: ${id}=… and ${secret}=…`],
    };
  }
  if (basic) {
    const check = model.resources.find(({ list }) => list.below.length === 0)?.list.path ?? '/';
    return {
      logIn: { kind: 'basic', check },
      open: [
        `log-in is tried by GET ${check}: name a path that only those may read who are logged in`,
      ],
    };
  }
  const secret = `${prefix}_TOKEN`;
  const found = token ?? schemes[0];
  return {
    logIn: { kind: 'apiKey', header: 'Authorization', prefix: 'Bearer ', secret },
    open: [
      `a token for everybody goes into .env: ${secret}=…; where each person logs in, say kind: bearer (docs/backend.md)${found === token ? '' : '; the document names a way that a server cannot take'}`,
    ],
  };
}

function* operations(document: OpenApiDocument): Iterable<object> {
  for (const path of Object.values(document.paths)) {
    for (const one of Object.values(path)) if (typeof one === 'object' && one !== null) yield one;
  }
}

function hasSecurity(node: object): boolean {
  const { security } = node as { security?: unknown };
  // An empty requirement among others means that nobody has to.
  return Array.isArray(security) && security.some((one) => Object.keys(one as object).length > 0);
}
