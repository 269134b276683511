import { clientOf, logIn } from '../api-client';
import type { TestServer } from '../start-server';
import { productContract, resolved, operationAt, rowsOfList } from './contract-document';
import type { Schema, WalkContract, WalkOperation } from './contract-document';
import { requiredRight, type RequiredRight } from './required-right';
import { listNames, tableCodes } from './required-right';
import { sampleValue } from './sample-value';
import { sendSample, type WalkReply, type WalkRequest } from './send-sample';

type Row = Readonly<Record<string, unknown>>;

/** Makes requests to a server out of the contract, with ids of records that its own lists show. */
export class Walker {
  readonly contract: WalkContract;
  private readonly url: string;
  private readonly tokens = new Map<string, string>();
  /** Lists that were read, while nothing changes them. */
  private lists?: Map<string, Promise<Row[]>>;

  constructor(url: string, contract = productContract) {
    this.url = url;
    this.contract = contract;
  }

  /** Returns a user's token; `renew` logs in again. */
  async tokenOf(user: string, renew = false): Promise<string> {
    const known = this.tokens.get(user);
    if (known !== undefined && !renew) return known;
    const { token } = await clientOf(this.url, user);
    this.tokens.set(user, token);
    return token;
  }

  /**
   * Returns the token of a new administrator, who has to change the first password; put past the server, which need not
   * manage users.
   */
  async newcomer({ query }: Pick<TestServer, 'query'>): Promise<string> {
    await query(
      `insert into users (benutzername, name, kuerzel, ist_admin, passwort_hash, passwort_aendern)
       select 'neu.hier', 'Neu', 'NEU', true, passwort_hash, true from users where benutzername = 'admin'`,
    );
    const login = await logIn(this.url, 'neu.hier');
    return (login.body as { token: string }).token;
  }

  send(operation: WalkOperation, request: WalkRequest): Promise<WalkReply> {
    return sendSample(this.url, operation, request);
  }

  /** Calls as a user; one whose session an earlier call ended logs in again. */
  async sendAs(user: string, operation: WalkOperation, request: WalkRequest): Promise<WalkReply> {
    const token = await this.tokenOf(user);
    const reply = await this.send(operation, { ...request, token });
    if (reply.status !== 401 || (await logIn(this.url, user)).status !== 200) return reply;
    return this.send(operation, { ...request, token: await this.tokenOf(user, true) });
  }

  /**
   * Requests with existing records' ids as far as `user` finds them in lists: one, or one for
   * everything that the parameters of a right of the form `{of: …}` can name.
   */
  async requestsTo(operation: WalkOperation, user: string): Promise<WalkRequest[]> {
    const { of } = operation.right as { of?: string };
    if (of === undefined) return [await this.requestTo(operation, user)];
    const names = of.split('/');
    const values = names.length === 1 ? tableCodes(this.contract) : listNames(this.contract);
    return Promise.all(
      values.map((value) => {
        const parts = value.split('/');
        const named = Object.fromEntries(names.map((name, index) => [name, parts[index] ?? '']));
        return this.requestTo(operation, user, named);
      }),
    );
  }

  /** Builds one request, for what `named` says where a right reads the parameters. */
  async requestTo(
    operation: WalkOperation,
    user: string,
    named: Readonly<Record<string, string>> = {},
  ): Promise<WalkRequest> {
    const params: Record<string, string> = {};
    let row: Row | undefined;
    let guessed = false;
    for (const { name, schema, in: place } of operation.parameters) {
      if (place !== 'path') continue;
      const prefix = operation.path.split(`/{${name}}`, 1)[0] ?? '';
      row = named[name] === undefined ? await this.rowOf(prefix, params, user) : undefined;
      const id = row?.[name] ?? row?.id ?? Object.values(row ?? {})[0];
      if (named[name] === undefined && id === undefined) guessed = true;
      params[name] = String(named[name] ?? id ?? sampleValue(schema, undefined, name));
    }
    const query: Record<string, string> = {};
    for (const { name, in: place } of operation.parameters) {
      if (place === 'query' && named[name] !== undefined) query[name] = named[name];
    }
    const version = typeof row?.version === 'number' ? `"${row.version}"` : undefined;
    const json = operation.bodies['application/json'];
    const asked = Object.keys(named).filter((name) => !(name in params) && !(name in query));
    if (!json || asked.length === 0) return { params, query, version, guessed, named };
    const body = { ...(sampleValue(json) as object), ...named };
    return { params, query, version, guessed, named, body };
  }

  /** Returns the last row of a list's first page: the rows that everything else refers to tend to come first. */
  private async rowOf(
    path: string,
    params: Readonly<Record<string, string>>,
    user: string,
  ): Promise<Row | undefined> {
    for (const reader of new Set([user, 'admin'])) {
      const rows = await this.rowsOf(path, params, reader);
      if (rows.length > 0) return rows.at(-1);
    }
    return undefined;
  }

  /** Reads each list only once while `work` runs, which must change nothing. */
  async readingOnce<T>(work: () => Promise<T>): Promise<T> {
    this.lists = new Map();
    try {
      return await work();
    } finally {
      this.lists = undefined;
    }
  }

  /** Reads the first page of a list as a user sees it; none when there is no such list. */
  rowsOf(path: string, params: Readonly<Record<string, string>>, user: string): Promise<Row[]> {
    const key = JSON.stringify([path, params, user]);
    const rows = this.lists?.get(key) ?? this.readRows(path, params, user);
    this.lists?.set(key, rows);
    return rows;
  }

  private async readRows(
    path: string,
    params: Readonly<Record<string, string>>,
    user: string,
  ): Promise<Row[]> {
    const list = operationAt('GET', path, this.contract);
    if (!list || !rowsOfList(list)) return [];
    const reply = await this.sendAs(user, list, { params });
    return reply.status === 200 ? (reply.body as { result: Row[] }).result : [];
  }
}

/** Operations that answer rows, then those that make some, and those that remove last. */
function inOrder({ operations }: WalkContract): readonly WalkOperation[] {
  return [...operations].sort(
    (a, b) => rank(a) - rank(b) || operations.indexOf(a) - operations.indexOf(b),
  );
}

function rank({ method, path }: WalkOperation): number {
  if (method === 'DELETE') return 3;
  if (method === 'GET' || method === 'OPTIONS') return 1;
  return path.endsWith('}') ? 2 : 0;
}

/** Operation with a request to it and what that needs. */
export interface Step {
  operation: WalkOperation;
  request: WalkRequest;
  needs: RequiredRight;
}

/** Returns every operation with its requests, as `user` would make them. */
export function stepsOf(walker: Walker, user: string): Promise<Step[]> {
  return walker.readingOnce(async () => {
    const steps: Step[] = [];
    for (const operation of inOrder(walker.contract)) {
      for (const request of await walker.requestsTo(operation, user)) {
        steps.push({
          operation,
          request,
          needs: requiredRight(operation, request, walker.contract),
        });
      }
    }
    return steps;
  });
}

/** Names of properties in a value that its schema keeps for those with a right that `holds` denies. */
export function propertiesBeyond(
  value: unknown,
  schema: Schema,
  holds: (right: string) => boolean,
): string[] {
  const found = resolved(schema);
  if (Array.isArray(value)) {
    const { items } = found;
    return items ? value.flatMap((item) => propertiesBeyond(item, items, holds)) : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const property = found.properties?.[name];
    if (!property) return [];
    const right = resolved(property)['x-right'];
    if (typeof right === 'string' && !holds(right)) return [name];
    return propertiesBeyond(inner, property, holds);
  });
}
