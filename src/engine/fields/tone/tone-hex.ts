import type { Tone } from '../../../../schemas/rules/tone';
import { badgeColors } from '../../../ui/status-badge-style';

/** The colour of a tone's letters in the scheme that is shown now: «#1d4f91». */
export function toneHex(tone: Tone): string {
  const token = /--[\w-]+/.exec(badgeColors(tone).color)?.[0] ?? '';
  return getComputedStyle(document.documentElement).getPropertyValue(token).trim();
}
