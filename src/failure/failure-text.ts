import { failureNotices } from './failure-notices';

/** One text to show in the place of the failed content. */
export function failureText(error: unknown): string {
  return failureNotices(error)
    .map(({ text, details }) => [text, details].filter(Boolean).join(' '))
    .join(' ');
}
