/** One message of the server: code, its text in the asked language, parameters by position. */
export interface ServiceMessage {
  messageCode: string;
  message: string;
  messageParameters: string[];
}

interface ApiErrorDetails {
  operation: string;
  status?: number;
  services?: ServiceMessage[];
  fieldErrors?: Record<string, string[]>;
  trackingId?: string;
  retryAfter?: number;
}

/** A call that failed. `status` is undefined when no answer came. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly operation: string;
  readonly status: number | undefined;
  readonly services: ServiceMessage[];
  readonly fieldErrors: Record<string, string[]>;
  readonly trackingId?: string;
  /** Seconds to wait before asking again, from a 429. */
  readonly retryAfter?: number;

  constructor(details: ApiErrorDetails, options?: ErrorOptions) {
    const { operation, status, services = [], fieldErrors = {} } = details;
    const said = services.map(({ message, messageCode }) => message || messageCode).join('; ');
    super(`${operation}: ${status ?? 'no answer'}${said && `, ${said}`}`, options);
    this.operation = operation;
    this.status = status;
    this.services = services;
    this.fieldErrors = fieldErrors;
    this.trackingId = details.trackingId;
    this.retryAfter = details.retryAfter;
  }

  /** Whether the server gave this message code. */
  says(messageCode: string): boolean {
    return this.services.some((service) => service.messageCode === messageCode);
  }
}
