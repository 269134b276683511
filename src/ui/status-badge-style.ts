import type { Tone } from '../../schemas/define';
import styles from './status-badge.module.css';

export const badgeClass = styles.badge ?? '';

export function badgeColors(tone: Tone): { color: string; background: string } {
  const name = tone.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return { color: `var(--k-tone-${name})`, background: `var(--k-tone-${name}-tint)` };
}
