export interface Service {
  /** A relative address belongs to the page's origin. */
  base: string;
  authorized: boolean;
  name: string;
}

/** Specification 1 §7: the only place that names their addresses. */
export const services = {
  main: { base: import.meta.env.KONTOR_API, authorized: true, name: 'vario-api' },
  origin: { base: '/', authorized: true, name: 'origin' },
  ai: { base: '/ai', authorized: false, name: 'ai' },
  portal: { base: '/portal', authorized: true, name: 'portal' },
  presetting: { base: '/presetting', authorized: true, name: 'presetting' },
  app: { base: '/app', authorized: true, name: 'app' },
} as const satisfies Record<string, Service>;

export type ServiceName = keyof typeof services;

/** Absolute, without a slash at its end, e.g. `https://erp.example/vario-api`. */
export function addressOf(service: ServiceName): string {
  return new URL(services[service].base, globalThis.location.href).href.replace(/\/$/, '');
}
