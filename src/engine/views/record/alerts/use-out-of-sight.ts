import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';

interface Listed {
  path: string;
  names: readonly string[];
}

/**
 * Returns those of `names` that were out of sight when they came up: on another tab, folded, or further up or down.
 * They stay listed when they are corrected, until another tab is open.
 */
export function useOutOfSight(
  names: readonly string[],
  isInSight: (name: string) => boolean,
): readonly string[] {
  const path = useLocation().pathname;
  const key = names.join('\n');
  const [listed, setListed] = useState<Listed>({ path, names: [] });
  const look = useEffectEvent(() => {
    const hidden = names.filter((name) => !isInSight(name));
    const former = listed.path === path ? listed.names : [];
    setListed({ path, names: [...new Set([...former, ...hidden])] });
  });
  useEffect(() => {
    // The first wrong field takes the focus before, and scrolls into view.
    const frame = requestAnimationFrame(() => look());
    return () => cancelAnimationFrame(frame);
  }, [key, path]);
  return listed.path === path ? listed.names : [];
}
