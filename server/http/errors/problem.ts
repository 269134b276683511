/** Record that a message is about. */
export interface NamedRecord {
  schema: string;
  id: number;
  /** Title; '' where it has none. */
  title: string;
}

/** Text of the `messages` namespace with its positional parameters. */
export interface Message {
  code: string;
  parameters?: readonly string[];
  /** Records it is about, as far as the caller may see them. */
  records?: readonly NamedRecord[];
}

interface ProblemOptions {
  services?: readonly Message[];
  /** Messages by field (path joined by dots). */
  fieldErrors?: Readonly<Record<string, readonly Message[]>>;
  headers?: Readonly<Record<string, string>>;
  /** Further members of the answer's body (RFC 9457 extension members). */
  members?: Readonly<Record<string, unknown>>;
  cause?: unknown;
}

/** Refusal: an HTTP status and what the caller may know about it. */
export class Problem extends Error {
  readonly status: number;
  readonly services: readonly Message[];
  readonly fieldErrors: Readonly<Record<string, readonly Message[]>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly members: Readonly<Record<string, unknown>>;

  constructor(status: number, options: ProblemOptions) {
    super(describe(options), { cause: options.cause });
    this.status = status;
    this.services = options.services ?? [];
    this.fieldErrors = options.fieldErrors ?? {};
    this.headers = options.headers ?? {};
    this.members = options.members ?? {};
  }
}

/** Makes a refusal with one message, e.g. `problem(404, 'msg_record_not_found')`. */
export function problem(status: number, code: string, ...parameters: string[]): Problem {
  return new Problem(status, { services: [{ code, parameters }] });
}

/** Makes a 422 with messages at fields. */
export function fieldProblem(fieldErrors: Record<string, readonly Message[]>): Problem {
  return new Problem(422, { fieldErrors });
}

function describe({ services = [], fieldErrors = {} }: ProblemOptions): string {
  const fields = Object.entries(fieldErrors).map(
    ([field, messages]) => `${field}: ${messages.map(({ code }) => code).join(' ')}`,
  );
  return [...services.map(({ code }) => code), ...fields].join(', ');
}
