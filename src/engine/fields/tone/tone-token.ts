import type { Tone } from '../../../../schemas/rules/tone';
import { badgeColors } from '../../../ui/status-badge-style';

/** Name of the design token that colours a tone's letters. */
export function toneToken(tone: Tone): string {
  return /--[\w-]+/.exec(badgeColors(tone).color)?.[0] ?? '';
}
