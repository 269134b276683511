import { useFormatters } from '../../data/use-formatters';
import type { AnyRecord } from '../../define/definition';
import type { Field, Fields } from '../../fields/field';
import type { GroupParts } from '../../groups/field-group';
import type { FieldsTogether } from '../../groups/read-together';
import { useFieldLabel, useNamedFields } from '../../fields/use-field-texts';
import classes from './cell.module.css';
import { useHistoryMenu } from './field-history';

interface GroupCellProps {
  together: FieldsTogether;
  /** Those of the record. */
  fields: Fields;
  record: AnyRecord;
}

/** What belongs together as one value, with the labels of its fields. */
export function GroupCell({ together, fields: all, record }: GroupCellProps) {
  const { group, fields, parts } = together;
  const named = useNamedFields(
    fields.map(({ name }) => name),
    all,
  );
  const formatters = useFormatters(named);
  const read: GroupParts = Object.fromEntries(
    Object.entries(parts).map(([role, field]) => {
      const value = record[field.name];
      return [role, { field, value, text: formatters.get(field.name)?.(value) ?? '' }];
    }),
  );
  const isTall = fields.length > 3;
  return (
    <div className={`${classes.cell} ${classes.together}`} data-together={isTall ? 'tall' : ''}>
      {fields.map((field) => (
        <PartLabel key={field.name} field={field} />
      ))}
      <dd className={classes.value}>
        <group.View parts={read} />
      </dd>
    </div>
  );
}

function PartLabel({ field }: { field: Field }) {
  const label = useFieldLabel();
  const onContextMenu = useHistoryMenu(field.name);
  return (
    <dt className={classes.partLabel} onContextMenu={onContextMenu}>
      {label(field)}
    </dt>
  );
}
