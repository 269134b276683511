import type { Tone } from '../../../../../schemas/rules/tone';
import { badgeColors } from '../../../../ui/status-badge-style';
import classes from './tone-swatch.module.css';

/** A tone as a status shows it, letters on their tint; the text beside it says which. */
export function ToneSwatch({ tone }: { tone: Tone }) {
  return (
    <span className={classes.swatch} style={badgeColors(tone)} aria-hidden>
      Aa
    </span>
  );
}
