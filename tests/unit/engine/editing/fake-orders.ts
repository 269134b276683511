import { ApiError, type ServiceMessage } from '../../../../src/api/api-error';
import type { CallOptions } from '../../../../src/api/call';
import type { AnyRecord } from '../../../../src/engine/define/definition';

/** A call as the server has got it: path with its parameters filled in, body, and what matters of its headers. */
export interface Got {
  call: string;
  body: unknown;
  version: string | undefined;
  key: string | undefined;
  token: string | undefined;
}

type Answer = { data?: unknown; location?: string };
type Call = (operation: string, options: CallOptions) => Promise<Answer>;

const lines = '/houses/{houseId}/orders/{orderId}/lines';

/** One order below a house with its lines, versions, locks and one system parameter, as a server keeps them. */
export class FakeOrders {
  order: AnyRecord = { id: 5, version: 1, title: 'Auftrag', note: 'alt', total: 0 };
  lines: AnyRecord[] = [1, 2, 3].map((id) => ({ id, version: 1, text: `Zeile ${id}`, sum: 0 }));
  /** Who has a lock already. */
  holder = 'Anna A';
  /** The token that changes need; any while undefined. */
  token: string | undefined;
  /** Whether a remark is asked for. */
  asksRemark = false;
  readonly got: Got[] = [];
  /** What happens before the next calls of an operation is answered, each once. */
  readonly before = new Map<string, (() => unknown)[]>();
  #locks = 0;

  /** Calls that change something, as `METHOD /path`. */
  get changes(): readonly string[] {
    return this.got.map(({ call }) => call).filter((call) => !/^GET|sperren/.test(call));
  }

  /** Does something, or throws, before the next call of an operation that nothing has been said of yet. */
  once(operation: string, run: () => unknown): void {
    this.before.set(operation, [...(this.before.get(operation) ?? []), run]);
  }

  /** Somebody else changes the order. */
  changedBy(changes: AnyRecord): void {
    this.order = { ...this.order, ...changes, version: Number(this.order.version) + 1 };
  }

  readonly call: Call = async (operation, { params = {}, body, headers = {} }) => {
    const path = operation.replace(/\{(\w+)\}/g, (_, name: string) => {
      if (params[name] === undefined) throw new Error(`«${name}» of ${operation} is missing`);
      return String(params[name]);
    });
    const version = /"(\d+)"/.exec(headers['If-Match'] ?? '')?.[1];
    const token = headers['X-Sperr-Token'];
    this.got.push({ call: path, body, version, key: headers['Idempotency-Key'], token });
    await this.before.get(operation)?.shift()?.();
    const answers = this.#answers(Number(params.id), (body ?? {}) as AnyRecord, version, token);
    const answer = answers[operation];
    if (!answer) throw new Error(`nobody answers ${operation}`);
    return answer();
  };

  #answers(id: number, body: AnyRecord, version: string | undefined, token: string | undefined) {
    const stored = () => {
      const line = this.lines.find((one) => one.id === id);
      if (!line) throw refusal(404);
      return line;
    };
    const put = (line: AnyRecord) => {
      this.lines = this.lines.map((one) => (one.id === id ? line : one));
      return { data: line };
    };
    const answers: Record<string, () => Answer> = {
      'GET /houses/{houseId}/orders/{id}': () => ({ data: this.order }),
      'PATCH /houses/{houseId}/orders/{id}': () => {
        if (this.token !== undefined && token !== this.token) {
          throw refusal(423, { messageCode: 'msg_lock_expired' });
        }
        this.#require(version, this.order);
        this.order = { ...this.order, ...body, version: Number(version) + 1 };
        return { data: this.order };
      },
      'POST /houses/{houseId}/orders': () => ({ location: '/houses/7/orders/6' }),
      [`GET ${lines}`]: () => ({ data: { result: this.lines, hasMore: false } }),
      [`POST ${lines}`]: () => {
        const next = 1 + Math.max(...this.lines.map((line) => Number(line.id)));
        this.lines = [...this.lines, { ...body, id: next, version: 1, sum: 10 }];
        return { location: `/lines/${next}` };
      },
      [`GET ${lines}/{id}`]: () => ({ data: stored() }),
      [`PATCH ${lines}/{id}`]: () => {
        this.#require(version, stored());
        return put({ ...stored(), ...body, version: Number(version) + 1 });
      },
      [`DELETE ${lines}/{id}`]: () => {
        this.#require(version, stored());
        this.lines = this.lines.filter((line) => line.id !== id);
        return {};
      },
      'POST /system/sperren': () => {
        this.#locks += 1;
        this.token &&= `token ${this.#locks}`;
        const since = '2026-11-23T08:00:00Z';
        return {
          data: { token: `token ${this.#locks}`, benutzer: this.holder, gesperrtSeit: since },
        };
      },
      'POST /system/sperren/{token}/verlaengerung': () => ({}),
      'DELETE /system/sperren/{token}': () => ({}),
      'GET /system/parameter': () => ({
        data: { result: [{ wert: this.asksRemark ? 'J' : 'N' }], hasMore: false },
      }),
    };
    return answers;
  }

  #require(version: string | undefined, { version: now }: AnyRecord): void {
    if (version === String(now)) return;
    throw refusal(412, { messageParameters: ['Bea', '2026-11-23T09:00:00Z'] });
  }
}

/** What the server says instead of an answer. */
export function refusal(
  status: number | undefined,
  service: Partial<ServiceMessage> = {},
  fieldErrors: Record<string, string[]> = {},
): ApiError {
  const services = [{ messageCode: '', message: '', messageParameters: [], ...service }];
  return new ApiError({ operation: 'PATCH /orders', status, services, fieldErrors });
}
