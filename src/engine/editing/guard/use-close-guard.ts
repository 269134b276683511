import { useEffect, useState } from 'react';

export interface CloseGuard {
  asking: boolean;
  /** Asks first when something would be lost. */
  close: () => void;
  ask: (run: () => void) => void;
  discard: () => void;
  stay: () => void;
}

/** Asks before unsaved input of a drawer is thrown away; a browser that closes asks too. */
export function useCloseGuard(isDirty: () => boolean, onClose: () => void): CloseGuard {
  const [meant, setMeant] = useState<{ run: () => void }>();
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  });
  return {
    asking: meant !== undefined,
    close: () => {
      if (isDirty()) setMeant({ run: onClose });
      else onClose();
    },
    ask: (run) => setMeant({ run }),
    discard: () => {
      setMeant(undefined);
      meant?.run();
    },
    stay: () => setMeant(undefined),
  };
}
