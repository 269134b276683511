import type { APIRequestContext } from '@playwright/test';

/**
 * Makes calls of a test survive a connection that the server closes at the moment it is used again: it does so with
 * those that were idle for ten seconds, and on a busy machine a test is that slow.
 */
export function retryReset(request: APIRequestContext): APIRequestContext {
  const fetch = request.fetch.bind(request);
  // All methods call it.
  request.fetch = (url, options) => fetch(url, { maxRetries: 1, ...options });
  return request;
}
