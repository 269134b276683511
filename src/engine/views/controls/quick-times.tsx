import { useTranslation } from 'react-i18next';
import { localTimeOf } from '../../../../schemas/rules/company-time';
import { quickTimes, type QuickTime } from '../../../../schemas/rules/quick-times';
import { labelId } from './field-ids';
import classes from './control.module.css';

interface QuickTimesProps {
  names: readonly QuickTime[];
  /** Id of the control they belong to. */
  of: string;
  onChoose: (value: string) => void;
}

/** Buttons below a control for a time, or a day with its time, one for each time that is often meant. */
export function QuickTimes({ names, of, onChoose }: QuickTimesProps) {
  const { t } = useTranslation('form');
  return (
    <div role="group" aria-labelledby={labelId(of)} className={classes.quick}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className={classes.quickTime}
          onClick={() => onChoose(quickTimes[name](localTimeOf(new Date())))}
        >
          {t(`form:quick.${name}`)}
        </button>
      ))}
    </div>
  );
}
