const browsers = [
  ['Edge', /Edg\//],
  ['Firefox', /Firefox\//],
  ['Chrome', /Chrome\//],
  ['Safari', /Safari\//],
] as const;
const systems = ['Windows', 'Android', 'iPhone', 'iPad', 'Mac OS', 'CrOS', 'Linux'];

/** Names a device so that a user recognises its session in a list, e.g. «Firefox, Linux». */
export function deviceName(userAgent: string): string {
  const browser = browsers.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const system = systems.find((name) => userAgent.includes(name));
  return [browser, system].filter(Boolean).join(', ') || 'Browser';
}
