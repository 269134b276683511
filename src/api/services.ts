export interface Service {
  /** Base address; a relative one belongs to the page's origin. */
  base: string;
  /** Whether calls carry the session's token. */
  authorized: boolean;
  /** What the server's name is in texts. */
  name: string;
}

/** Every service that the page talks to (specification 1 §7): the only place that names their addresses. */
export const services = {
  main: { base: '/vario-api', authorized: true, name: 'vario-api' },
  origin: { base: '/', authorized: true, name: 'origin' },
  ai: { base: '/ai', authorized: false, name: 'ai' },
  portal: { base: '/portal', authorized: true, name: 'portal' },
  presetting: { base: '/presetting', authorized: true, name: 'presetting' },
  app: { base: '/app', authorized: true, name: 'app' },
} as const satisfies Record<string, Service>;

export type ServiceName = keyof typeof services;

/** Absolute base address of a service without a slash at its end, e.g. `https://erp.example/vario-api`. */
export function addressOf(service: ServiceName): string {
  return new URL(services[service].base, globalThis.location.href).href.replace(/\/$/, '');
}
