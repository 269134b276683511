import { useId } from 'react';
import controls from '../../views/controls/control.module.css';
import type { WidgetProps } from '../field-editing';
import styles from './boxes.module.css';
import type { ValueGroup } from '../grouped-values';

interface BoxesProps extends WidgetProps {
  groups: readonly ValueGroup<string | number>[];
}

/** Boxes for several of many values, under the headings of their groups; a group's own box takes all of it. */
export function Boxes(props: BoxesProps) {
  const { id, groups, value, invalid, describedBy, onChange, onBlur } = props;
  const chosen = new Set<unknown>(Array.isArray(value) ? value : []);
  const all = groups.flatMap(({ values }) => values.map((one) => one.value));
  const set = (values: readonly (string | number)[], isOn: boolean) =>
    // In the order in which they stand, so that the same choice is the same value.
    onChange(all.filter((one) => (values.includes(one) ? isOn : chosen.has(one))));
  return (
    <div
      id={id}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      className={styles.groups}
      onBlur={onBlur}
    >
      {groups.map((group) => (
        <Group key={group.title} {...group} chosen={chosen} onSet={set} />
      ))}
    </div>
  );
}

interface GroupProps extends ValueGroup<string | number> {
  chosen: ReadonlySet<unknown>;
  onSet: (values: readonly (string | number)[], isOn: boolean) => void;
}

function Group({ title, values, chosen, onSet }: GroupProps) {
  const headId = useId();
  const on = values.filter(({ value }) => chosen.has(value)).length;
  const isAll = on === values.length;
  return (
    <fieldset className={styles.group} aria-labelledby={headId}>
      <label className={styles.head}>
        <input
          type="checkbox"
          className={controls.box}
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = on > 0 && !isAll;
          }}
          onChange={() =>
            onSet(
              values.map(({ value }) => value),
              !isAll,
            )
          }
        />
        <span id={headId}>{title}</span>
      </label>
      {values.map(({ value, label }) => (
        <label key={value} className={styles.choice}>
          <input
            type="checkbox"
            className={controls.box}
            checked={chosen.has(value)}
            onChange={({ currentTarget }) => onSet([value], currentTarget.checked)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
