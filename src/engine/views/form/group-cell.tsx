import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatters } from '../../data/use-formatters';
import type { AnyRecord } from '../../define/definition';
import type { Field, Fields } from '../../fields/field';
import type { GroupParts } from '../../groups/field-group';
import { linesOf, type FieldsTogether } from '../../groups/read-together';
import { useFieldLabel, useNamedFields } from '../../fields/use-field-texts';
import classes from './cell.module.css';
import { useHistoryMenu } from './field-history';
import groups from './group-cell.module.css';

interface GroupCellProps {
  together: FieldsTogether;
  /** Fields of the record. */
  fields: Fields;
  record: AnyRecord;
}

/** Cell of values that belong together as one, under its own name. */
export function GroupCell({ together, fields: all, record }: GroupCellProps) {
  const { t } = useTranslation('record');
  const label = useFieldLabel();
  const { group, fields, parts } = together;
  const named = useNamedFields(
    fields.map(({ name }) => name),
    all,
  );
  const formatters = useFormatters(named);
  const onContextMenu = useHistoryMenu(fields[0]?.name ?? '');
  const read: GroupParts = Object.fromEntries(
    Object.entries(parts).map(([role, field]) => {
      const value = record[field.name];
      return [role, { field, value, text: formatters.get(field.name)?.(value) ?? '' }];
    }),
  );
  return (
    <div className={cellClass(together)}>
      <dt className={classes.label} onContextMenu={onContextMenu}>
        {t(`groups.${group.name}`)}
        {/* Each value is found by its own label, too. */}
        {fields.map((field) => (
          <span key={field.name} className="visually-hidden">
            {label(field)}
          </span>
        ))}
      </dt>
      <dd className={classes.value}>
        <group.View parts={read} />
      </dd>
    </div>
  );
}

interface GroupFieldsProps {
  together: FieldsTogether;
  contentOf: (field: Field) => ReactNode;
}

/** Controls of the same values, line by line, at the same place. */
export function GroupFields({ together, contentOf }: GroupFieldsProps) {
  const { widths = {} } = together.group;
  return (
    <div className={`${cellClass(together)} ${groups.lines}`}>
      {linesOf(together).map((line) => (
        <div key={line[0]?.role} className={groups.line}>
          {line.map(({ role, field }) => (
            <div
              key={role}
              className={groups.part}
              style={widths[role] === undefined ? undefined : { flex: `0 1 ${widths[role]}em` }}
            >
              {contentOf(field)}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function cellClass(together: FieldsTogether): string {
  if (together.group.isWide) return `${classes.cell} ${classes.wide}`;
  const rows = linesOf(together).length;
  return `${classes.cell} ${[groups.one, groups.two][rows - 1] ?? groups.three}`;
}
