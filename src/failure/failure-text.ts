import { failureNotices } from './failure-notices';

/** What to tell of a failed call, as one text to show in its place. */
export function failureText(error: unknown): string {
  return failureNotices(error)
    .map(({ text, details }) => [text, details].filter(Boolean).join(' '))
    .join(' ');
}
