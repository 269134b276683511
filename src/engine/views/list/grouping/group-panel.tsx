import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import { Drawer } from '../../../../ui/drawer';
import { Select } from '../../../../ui/select';
import { useFieldLabel } from '../../../fields/use-field-texts';
import { isSummable, type Fields } from '../../../fields/field';
import { mostLevels } from '../../../data/lists/list-state';
import {
  aggregateFunctions,
  type Aggregate,
  type AggregateFunction,
} from '../../../data/lists/aggregate';
import { isGroupable } from './figure-columns';
import type { Grouping } from './use-grouping';
import styles from './group-panel.module.css';

interface GroupPanelProps {
  fields: Fields;
  available: readonly string[];
  group: readonly string[];
  grouping: Grouping;
  onGroups: (fields: readonly string[]) => void;
  onSum: (sum: readonly Aggregate[]) => void;
  onClose: () => void;
}

export function GroupPanel(props: GroupPanelProps) {
  const { fields, available, group, grouping, onGroups, onSum, onClose } = props;
  const { t } = useTranslation('list');
  const labelOf = useFieldLabel();
  const choices = available
    .flatMap((name) => fields[name] ?? [])
    .filter(isGroupable)
    .map((field) => ({ value: field.name, label: labelOf(field) }))
    .sort((a, b) => a.label.localeCompare(b.label));
  const figures = available.flatMap((name) => fields[name] ?? []).filter(isSummable);
  const setLevel = (level: number, name: string) =>
    onGroups([...group.slice(0, level), ...(name ? [name] : []), ...group.slice(level + 1)]);
  const functionOf = (name: string) =>
    grouping.sum.find(({ field }) => field === name)?.function ?? '';
  const setFunction = (name: string, chosen: string) => {
    const others = grouping.sum.filter(({ field }) => field !== name);
    const next: Aggregate[] = chosen
      ? [{ field: name, function: chosen as AggregateFunction }]
      : [];
    onSum([...others, ...next]);
  };
  return (
    <Drawer
      title={t('groups.panel')}
      onClose={onClose}
      footer={
        group.length > 0 && (
          <Button variant="subtle" onClick={() => onGroups([])}>
            {t('groups.clear')}
          </Button>
        )
      }
    >
      <div className={styles.fields}>
        {Array.from({ length: Math.min(group.length + 1, mostLevels) }, (_, level) => (
          <Select
            key={level}
            label={t('groups.level', { level: level + 1 })}
            value={group[level] ?? ''}
            onChange={({ currentTarget: { value } }) => setLevel(level, value)}
          >
            <option value="">{t('groups.noLevel')}</option>
            {choices
              .filter(({ value }) => value === group[level] || !group.includes(value))
              .map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
          </Select>
        ))}
      </div>
      {group.length > 0 && (
        <div className={styles.open}>
          <Button variant="default" onClick={() => grouping.setAllOpen(true)}>
            {t('groups.openAll')}
          </Button>
          <Button variant="default" onClick={() => grouping.setAllOpen(false)}>
            {t('groups.closeAll')}
          </Button>
        </div>
      )}
      <h3 className={styles.heading}>{t('groups.figures')}</h3>
      <div className={styles.fields}>
        {figures.map((field) => (
          <Select
            key={field.name}
            label={labelOf(field)}
            value={functionOf(field.name)}
            onChange={({ currentTarget: { value } }) => setFunction(field.name, value)}
          >
            <option value="">{t('groups.noFigure')}</option>
            {aggregateFunctions.map((name) => (
              <option key={name} value={name}>
                {t(`groups.function.${name}`)}
              </option>
            ))}
          </Select>
        ))}
      </div>
    </Drawer>
  );
}
