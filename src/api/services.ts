/** Base addresses of the services, the only place that names them. Relative ones belong to the page's origin. */
const services = { main: '/vario-api' } as const;

/** Absolute base address of a service, e.g. `https://erp.example/vario-api`. */
export function addressOf(service: keyof typeof services): string {
  return new URL(services[service], globalThis.location.href).href;
}
