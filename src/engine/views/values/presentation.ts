import type { AnyRecord } from '../../../api/dialect';
import { badgeColors } from '../../../ui/status-badge-style';
import type { RuleText } from './use-rule-texts';

/** Look of a record around its values, whatever displays it. */
export interface Look {
  /** Text on what a colleague has just done to it. */
  news?: string | undefined;
  /** Rule of its screen (`tones`) that colours it. */
  tone?: RuleText | undefined;
  /** Text on what waits on this device to be sent about it. */
  waiting?: string | undefined;
}

/** Record as row, card, board, tree, calendar and schedule draw it. */
export interface Presentation extends Look {
  record: AnyRecord;
  title: string;
  /** Address it leads to; '' when it leads nowhere. */
  href: string;
}

/** Attributes of the element around a record that show its look; undefined removes one. */
export function lookAttributes({ news, tone, waiting }: Look) {
  const said = [tone?.text, waiting, news].filter(Boolean).join(' · ') || undefined;
  return {
    'data-news': news === undefined ? undefined : '',
    'data-waiting': waiting === undefined ? undefined : '',
    'data-tip': said,
    'aria-description': said,
  };
}

/** CSS properties of the element around a record: the colour of its tone, and a faint tint of it to write on. */
export function lookColors({ tone }: Look) {
  const colors = tone && badgeColors(tone.tone);
  const tint = colors && `color-mix(in srgb, ${colors.background} 45%, var(--k-surface))`;
  return { '--tone': colors?.color, '--tone-tint': tint };
}
