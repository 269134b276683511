import { Problem } from './problem';

/** Makes a 429 with a message that names the seconds to wait, as its headers do. */
export function tooMany(code: string, wait: number): Problem {
  const seconds = String(Math.max(1, Math.ceil(wait)));
  return new Problem(429, {
    services: [{ code, parameters: [seconds] }],
    headers: { 'x-rate-limit-retry-after-seconds': seconds, 'retry-after': seconds },
  });
}
