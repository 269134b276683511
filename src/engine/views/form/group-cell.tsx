import { useMemo } from 'react';
import { useFormatters } from '../../data/use-formatters';
import type { AnyRecord } from '../../define/definition';
import type { Field } from '../../fields/field';
import type { GroupParts } from '../../groups/field-group';
import type { FieldsTogether } from '../../groups/read-together';
import { useFieldLabel } from '../../fields/use-field-texts';
import classes from './cell.module.css';
import { useHistoryMenu } from './field-history';

interface GroupCellProps {
  together: FieldsTogether;
  record: AnyRecord;
}

/** What belongs together as one value, with the labels of its fields. */
export function GroupCell({ together, record }: GroupCellProps) {
  const { group, fields, parts } = together;
  const names = fields.map(({ name }) => name).join(' ');
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the same fields are found anew with every rendering
  const stable = useMemo(() => fields, [names]);
  const formatters = useFormatters(stable);
  const read: GroupParts = Object.fromEntries(
    Object.entries(parts).map(([role, field]) => {
      const value = record[field.name];
      return [role, { field, value, text: formatters.get(field.name)?.(value) ?? '' }];
    }),
  );
  return (
    <div className={`${classes.cell} ${classes.together}`} data-together>
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
