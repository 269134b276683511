import { safeFileName } from '../../schemas/rules/file-name';

/** Makes the header that says what to do with a content and under which name it is saved (RFC 6266, RFC 8187). */
export function contentDisposition(kind: 'attachment' | 'inline', name: string): string {
  const safe = safeFileName(name) || 'datei';
  const plain = safe
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|[%\\"]/g, '_');
  const exact = encodeURIComponent(safe).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${exact}`;
}
