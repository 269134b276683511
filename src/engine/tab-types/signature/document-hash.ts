import { useEffect, useState } from 'react';
import { sha256 } from '../../../ui/files/sha256';

/** Returns the hash of the document that is shown; undefined while it is computed, null where it cannot be. */
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
