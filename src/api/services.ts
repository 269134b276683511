export interface Service {
  /** Base address; a relative one belongs to the page's origin. */
  base: string;
  authorized: boolean;
  name: string;
}

/** Services with their addresses, which are named nowhere else (specification 1 §7). */
export const services = {
  main: { base: import.meta.env.KONTOR_API, authorized: true, name: 'vario-api' },
  origin: { base: '/', authorized: true, name: 'origin' },
  ai: { base: '/ai', authorized: false, name: 'ai' },
  portal: { base: '/portal', authorized: true, name: 'portal' },
  presetting: { base: '/presetting', authorized: true, name: 'presetting' },
  app: { base: '/app', authorized: true, name: 'app' },
} as const satisfies Record<string, Service>;

export type ServiceName = keyof typeof services;

/** Returns the absolute address of a service, without a trailing slash, e.g. `https://erp.example/vario-api`. */
export function addressOf(service: ServiceName): string {
  return new URL(services[service].base, globalThis.location.href).href.replace(/\/$/, '');
}
