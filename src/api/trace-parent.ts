/** Makes a fresh W3C trace context (`traceparent`): proxies and server give one call the same name. */
export function traceParent(): string {
  const hex = [...crypto.getRandomValues(new Uint8Array(24))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return `00-${hex.slice(0, 32)}-${hex.slice(32)}-01`;
}
