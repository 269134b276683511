import type { Tone } from '../../../../../schemas/rules/tone';
import { badgeColors } from '../../../../ui/status-badge-style';
import classes from './tone-swatch.module.css';

/** Swatch in a status's colours; the text beside it names the tone. */
export function ToneSwatch({ tone }: { tone: Tone }) {
  return (
    <span className={classes.swatch} style={badgeColors(tone)} aria-hidden>
      Aa
    </span>
  );
}
