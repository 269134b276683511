import type { FieldTemplateProps } from '@rjsf/utils';
import { useTranslation } from 'react-i18next';
import { useFieldLabel } from '../../fields/field-label';
import { cellClass } from './cell-class';
import cell from './cell.module.css';
import { FieldHistoryButton } from './field-history-button';
import { useHistoryMenu } from './history-context';
import { useFormSurroundings } from './form-context';
import { errorId, hintId, labelId } from '../controls/field-ids';

/** Label above, control beneath, what is wrong with it below. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, fieldPathId, readonly, required, rawErrors = [], children } = props;
  const { fields } = useFormSurroundings();
  const { t } = useTranslation('form');
  const label = useFieldLabel();
  const name = String(fieldPathId.path.at(-1));
  const field = fields[name];
  const onContextMenu = useHistoryMenu(name);
  if (!field) return children; // the form itself
  const computed = field.metadata.computed !== undefined && !readonly;
  const Label = readonly ? 'span' : 'label';
  return (
    <div className={cellClass(field)}>
      <div className={cell.head} onContextMenu={onContextMenu}>
        <Label
          id={labelId(id)}
          className={required && !readonly ? `${cell.label} ${cell.required}` : cell.label}
          {...(readonly ? {} : { htmlFor: id })}
        >
          {label(field)}
        </Label>
        {computed && (
          <span id={hintId(id)} className={cell.hint} title={t('form:automaticHint')}>
            {t('form:automatic')}
          </span>
        )}
      </div>
      <FieldHistoryButton field={name} />
      {children}
      {rawErrors.length > 0 && !readonly && (
        <p id={errorId(id)} className={cell.error}>
          {rawErrors.join(' ')}
        </p>
      )}
    </div>
  );
}
