import { useTranslation } from 'react-i18next';
import { labelId } from '../../views/controls/field-ids';
import classes from '../../views/controls/control.module.css';
import type { FieldEditing, WidgetProps } from '../field-editing';
import { unaccent } from '../unaccent';

/** Switch with its label beside it; where that stands elsewhere, it says its state in words, as read mode does. */
function BooleanInput(props: WidgetProps) {
  const { id, value, required, invalid, describedBy, caption, onChange, onBlur } = props;
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
      {caption === undefined ? (
        <span aria-hidden onClick={() => onChange(!checked)}>
          {t(checked ? 'form:yes' : 'form:no')}
        </span>
      ) : (
        <label id={labelId(id)} htmlFor={id} className={classes.caption}>
          {caption}
        </label>
      )}
    </div>
  );
}

const yes = new Set(['ja', 'j', 'yes', 'y', 'oui', 'o', 'wahr', 'true', 'vrai', 'x', '✓', '1']);
const no = new Set(['nein', 'n', 'no', 'non', 'falsch', 'false', 'faux', '0']);

export const editing: FieldEditing = {
  Widget: BooleanInput,
  readCopied: (text) => {
    const word = unaccent(text);
    return yes.has(word) ? true : no.has(word) ? false : text;
  },
};
