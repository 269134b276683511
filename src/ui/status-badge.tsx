import type { ReactNode } from 'react';
import type { Tone } from '../../schemas/define';
import { badgeClass, badgeColors } from './status-badge-style';

/** Badge whose text gives the status; the colour only helps the eye. */
export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={badgeClass} style={badgeColors(tone)}>
      {children}
    </span>
  );
}
