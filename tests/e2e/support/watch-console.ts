import type { Page } from '@playwright/test';

/** Collects what no page may ever say: uncaught errors and violations of the content security policy. */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) complaints.push(message.text());
  });
  return complaints;
}
