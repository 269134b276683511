import { useEffect, useState } from 'react';

/** SHA-256 of the bytes in hexadecimal; undefined where the browser reckons none: on pages without HTTPS. */
export async function sha256(content: Blob): Promise<string | undefined> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return undefined;
  const digest = await subtle.digest('SHA-256', await content.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Of the document that is shown; undefined while it is reckoned, null where it cannot be. */
export function useDocumentHash(content: Blob | undefined): string | null | undefined {
  const [reckoned, setReckoned] = useState<{ of: Blob; hash: string | null }>();
  useEffect(() => {
    let isGone = false;
    if (content) {
      void sha256(content).then((hash) => {
        if (!isGone) setReckoned({ of: content, hash: hash ?? null });
      });
    }
    return () => {
      isGone = true;
    };
  }, [content]);
  return reckoned && reckoned.of === content ? reckoned.hash : undefined;
}
