import type { FieldTemplateProps } from '@rjsf/utils';
import { useContext, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { editingOf } from '../../editing/load-editing';
import { isNumeric, type Field } from '../../fields/field';
import { fieldAt, pathName } from '../../fields/field-at';
import { useFieldLabel } from '../../fields/use-field-texts';
import { AlternativeContext } from './alternative';
import { cellClass } from './cell-class';
import cell from './cell.module.css';
import { FieldHistoryButton, useHistoryMenu } from './field-history';
import { isCaptioned } from './is-captioned';
import { useFormSurroundings } from './form-context';
import nested from './nested.module.css';
import { errorId, hintId, labelId } from '../controls/field-ids';

/** Template of a field; it draws no frame around the form itself, nor around an item, which its list frames. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { fields } = useFormSurroundings();
  const alternative = useContext(AlternativeContext);
  const { path } = props.fieldPathId;
  const field = fieldAt(fields, path);
  const place = path.at(-1);
  if (!field || pathName(path) === alternative) return props.children;
  if (typeof place === 'number' && field.parts) return <WithError {...props} />;
  return field.parts || field.item ? (
    <Group {...props} field={field} />
  ) : (
    <Cell {...props} field={field} />
  );
}

interface FramedProps extends FieldTemplateProps {
  field: Field;
}

function Cell(props: FramedProps) {
  const { field, id, fieldPathId, readonly, required } = props;
  const { t } = useTranslation('form');
  const label = useFieldLabel();
  const [name = '', ...inside] = fieldPathId.path;
  const place = fieldPathId.path.at(-1);
  const onContextMenu = useHistoryMenu(String(name));
  const computed = field.metadata.computed !== undefined && !readonly;
  const Label = readonly ? 'span' : 'label';
  const isItem = typeof place === 'number';
  const isMarked = required && !readonly && !isItem;
  const hasCaption = !readonly && isCaptioned(field, fieldPathId.path);
  return (
    <div className={isShort(field) ? `${cellClass(field)} ${cell.short}` : cellClass(field)}>
      <div
        className={isItem ? 'visually-hidden' : hasCaption ? cell.spare : cell.head}
        onContextMenu={inside.length === 0 ? onContextMenu : undefined}
      >
        {!hasCaption && (
          <Label
            id={labelId(id)}
            className={isMarked ? `${cell.label} ${cell.required}` : cell.label}
            {...(readonly ? {} : { htmlFor: id })}
          >
            {isItem
              ? t('record:nested.item', { label: label(field), place: place + 1 })
              : label(field)}
          </Label>
        )}
        {computed && (
          <span id={hintId(id)} className={cell.hint} title={t('form:automaticHint')}>
            {t('form:automatic')}
          </span>
        )}
      </div>
      {inside.length === 0 && <FieldHistoryButton field={String(name)} />}
      <WithError {...props} />
    </div>
  );
}

/** Number of characters that a short control has room for. */
const SHORT = 12;

/** Tells whether a control is short: it is as wide as what it holds may be. */
function isShort(field: Field): boolean {
  const { maxLength = Infinity } = field.property;
  return editingOf(field).isShort ?? (isNumeric(field) || maxLength <= SHORT);
}

function Group(props: FramedProps) {
  const { field, id, fieldPathId, required, readonly } = props;
  const label = useFieldLabel();
  const [name = '', ...inside] = fieldPathId.path;
  const onContextMenu = useHistoryMenu(String(name));
  const legend = (
    <legend
      id={labelId(id)}
      className={required && !readonly ? `${nested.legend} ${cell.required}` : nested.legend}
      onContextMenu={inside.length === 0 ? onContextMenu : undefined}
    >
      {label(field)}
    </legend>
  );
  return (
    <div className={`${cell.cell} ${cell.wide}`}>
      <fieldset id={id} className={nested.group}>
        {legend}
        <WithError {...props} />
      </fieldset>
      {inside.length === 0 && <FieldHistoryButton field={String(name)} />}
    </div>
  );
}

function WithError({ id, readonly, rawErrors = [], children }: FieldTemplateProps): ReactNode {
  return (
    <>
      {children}
      {rawErrors.length > 0 && !readonly && (
        <p id={errorId(id)} className={cell.error}>
          {rawErrors.join(' ')}
        </p>
      )}
    </>
  );
}
