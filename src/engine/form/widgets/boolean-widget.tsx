import { useTranslation } from 'react-i18next';
import classes from './control.module.css';
import type { Widget, WidgetProps } from './widget';

/** A checkbox that also says its state, where read mode says it. */
function BooleanInput(props: WidgetProps) {
  const { id, value, required, invalid, describedBy, onChange, onBlur } = props;
  const { t } = useTranslation('form');
  const checked = value === true;
  return (
    <div className={classes.check}>
      <input
        id={id}
        className={classes.box}
        type="checkbox"
        checked={checked}
        aria-required={required || undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.currentTarget.checked)}
        onBlur={onBlur}
      />
      <span aria-hidden onClick={() => onChange(!checked)}>
        {t(checked ? 'form:yes' : 'form:no')}
      </span>
    </div>
  );
}

/** Yes or no. */
export const booleanWidget: Widget = {
  name: 'boolean',
  rank: (field) => (field.kind === 'boolean' ? 10 : undefined),
  Component: BooleanInput,
};
