import i18next from 'i18next';
import type { CallOptions } from '../../api/call';
import { filledPath } from './rows-at-hand';

export type Asked = Pick<CallOptions, 'params' | 'query'>;

/** Returns the path of a call, with its values. */
export const pathOf = (operation: string, { params = {} }: Asked): string =>
  filledPath(operation.slice(operation.indexOf(' ') + 1), params);

/** Names an answer. The language is part of the name: servers answer texts. */
export function nameOf(operation: string, asked: Asked): string {
  const query = Object.entries(asked.query ?? {})
    .filter(([, value]) => value != null && value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([i18next.language, pathOf(operation, asked), query]);
}

/** Hashes a name: what is kept says nothing of itself. */
export async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
