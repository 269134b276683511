import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../../ui/select';
import type { Field } from '../../../fields/field';
import { BuilderCondition } from './builder-condition';
import { newId } from '../../../../state/new-id';
import { withDraft, type FilterDraft, type DraftGroup } from './draft';
import { newCondition } from './new-condition';
import styles from './filter-builder.module.css';

interface BuilderGroupProps {
  group: DraftGroup;
  fields: readonly Field[];
  labelOf: (field: Field) => string;
  canOr: boolean;
  /** Number of groups around this one. */
  depth: number;
  name: string;
  onChange: (group: DraftGroup) => void;
  onRemove?: () => void;
}

/** Most groups within each other: nobody reads deeper ones. */
const deepest = 2;
const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

export function BuilderGroup(props: BuilderGroupProps) {
  const { group, fields, labelOf, canOr, depth, name, onChange, onRemove } = props;
  const { t } = useTranslation('list');
  const replace = (id: number, next: FilterDraft | undefined) =>
    onChange(withDraft(group, id, next));
  const [first] = fields;
  const add = (...items: readonly FilterDraft[]) =>
    onChange({ ...group, items: [...group.items, ...items] });

  return (
    <div className={styles.group} role="group" aria-label={name} data-depth={depth || undefined}>
      {(canOr || depth > 0) && (
        <div className={styles.match}>
          <label>
            <span>{t(depth === 0 ? 'builder.match' : 'builder.group')}</span>
            <Select
              value={group.op}
              onChange={({ target }) => onChange({ ...group, op: target.value as 'AND' | 'OR' })}
            >
              <option value="AND">{t('builder.AND')}</option>
              <option value="OR">{t('builder.OR')}</option>
            </Select>
          </label>
          {onRemove && (
            <button
              type="button"
              className={styles.remove}
              aria-label={`${t('builder.removeGroup')}: ${name}`}
              title={t('builder.removeGroup')}
              onClick={onRemove}
            >
              <IconTrash {...icon} />
            </button>
          )}
        </div>
      )}
      {group.items.length === 0 && <p className={styles.none}>{t('builder.none')}</p>}
      {group.items.map((item, index) =>
        'op' in item ? (
          <BuilderGroup
            key={item.id}
            {...props}
            group={item}
            depth={depth + 1}
            name={t('builder.groupOf', { number: index + 1 })}
            onChange={(next) => replace(item.id, next)}
            onRemove={() => replace(item.id, undefined)}
          />
        ) : (
          <BuilderCondition
            key={item.id}
            draft={item}
            fields={fields}
            labelOf={labelOf}
            name={t('builder.conditionOf', { number: index + 1 })}
            onChange={(next) => replace(item.id, next)}
            onRemove={() => replace(item.id, undefined)}
          />
        ),
      )}
      {first && (
        <div className={styles.adders}>
          <button
            type="button"
            className={styles.add}
            title={t('builder.addConditionHint')}
            onClick={() => add(newCondition(first))}
          >
            <IconPlus {...icon} /> {t('builder.addCondition')}
          </button>
          {canOr && depth < deepest && (
            <button
              type="button"
              className={styles.add}
              title={t('builder.addGroupHint')}
              onClick={() =>
                add({
                  id: newId(),
                  op: group.op === 'AND' ? 'OR' : 'AND',
                  items: [newCondition(first), newCondition(first)],
                })
              }
            >
              <IconPlus {...icon} /> {t('builder.addGroup')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
