import type { RecordId } from './dialect';
import { callKindOf, type CallKind } from './call-kind';
import { services as known, type ServiceName } from './services';

/** Message code until the user has a new password: nothing else is answered. */
export const newPasswordCode = 'msg_auth_password_change_required';

export interface NamedRecord {
  schema: string;
  id: RecordId;
  /** Title of the message; may be empty. */
  title: string;
}

export interface ServiceMessage {
  messageCode: string;
  message: string;
  messageParameters: string[];
  records?: readonly NamedRecord[];
}

export interface CallIdentity {
  /** Operation as `METHOD /path/{id}`. */
  operation: string;
  params?: Readonly<Record<string, string | number>>;
  service?: ServiceName;
  kind?: CallKind;
}

/** Content of a refused call, however the backend words it. */
export interface Problem {
  services?: ServiceMessage[];
  fieldErrors?: Record<string, string[]>;
  trackingId?: string;
  instance?: string;
}

interface ApiErrorDetails extends CallIdentity, Problem {
  status?: number;
  retryAfter?: number;
  isFirewall?: boolean;
  body?: Readonly<Record<string, unknown>>;
}

/** Error of a refused call; `status` is undefined when no answer came. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly operation: string;
  readonly kind: CallKind;
  readonly service: ServiceName;
  readonly method: string;
  /** Path as it was called, without its query. */
  readonly path: string;
  readonly status: number | undefined;
  readonly services: ServiceMessage[];
  readonly fieldErrors: Record<string, string[]>;
  readonly trackingId?: string;
  /** Name that the server gave the occurrence; the path unless given. */
  readonly instance: string;
  /** Time to wait in seconds, from a 429. */
  readonly retryAfter?: number;
  /** True if the answer came from a load balancer in front of the server. */
  readonly isFirewall: boolean;
  /** Whole answer, for the further data of a message code. */
  readonly body: Readonly<Record<string, unknown>>;

  constructor(details: ApiErrorDetails, options?: ErrorOptions) {
    const { operation, status, params = {}, services = [], fieldErrors = {} } = details;
    const said = services.map(({ message, messageCode }) => message || messageCode).join('; ');
    super(`${operation}: ${status ?? 'no answer'}${said && `, ${said}`}`, options);
    const [method = '', path = ''] = operation.split(' ');
    this.operation = operation;
    this.kind = details.kind ?? callKindOf(operation);
    this.service = details.service ?? 'main';
    this.method = method;
    this.path =
      known[this.service].base.replace(/\/$/, '') +
      path.replace(/\{([^}]+)\}/g, (_, name: string) => String(params[name] ?? `{${name}}`));
    this.status = status;
    this.services = services;
    this.fieldErrors = fieldErrors;
    this.trackingId = details.trackingId;
    this.instance = details.instance || this.path;
    this.retryAfter = details.retryAfter;
    this.isFirewall = details.isFirewall ?? false;
    this.body = details.body ?? {};
  }

  /** Tells whether the server gave this message code. */
  says(messageCode: string): boolean {
    return this.services.some((service) => service.messageCode === messageCode);
  }
}
