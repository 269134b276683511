import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import { Drawer } from '../../../../ui/drawer';
import { useFieldLabel } from '../../../fields/use-field-texts';
import type { Field } from '../../../fields/field';
import { BuilderGroup } from './builder-group';
import { filterDraftOf, filterOf, type DraftGroup } from './draft';
import { newCondition } from './new-condition';
import { operatorOf } from './operators';
import type { Filter } from '../../../data/filters/predicate';
import styles from './filter-builder.module.css';

interface FilterBuilderProps {
  filter: Filter;
  /** Fields to filter by, those of the shown columns first. */
  fields: readonly Field[];
  /** Field of a new condition when there is none yet. */
  startWith?: string;
  /** True if the server can be asked for «or». */
  canOr: boolean;
  onApply: (filter: Filter) => void;
  onClose: () => void;
}

export function FilterBuilder(props: FilterBuilderProps) {
  const { filter, fields, startWith, canOr, onApply, onClose } = props;
  const { t } = useTranslation('list');
  const labelOf = useFieldLabel();
  const [draft, setDraft] = useState<DraftGroup>(() => {
    const given = filterDraftOf(filter, (condition) => {
      const field = fields.find(({ name }) => name === condition.field);
      return field ? operatorOf(field, condition).name : condition.operator;
    });
    const wanted = fields.find(({ name }) => name === startWith);
    const isNew = given.items.length === 0 || wanted !== undefined;
    const first = wanted ?? fields[0];
    return isNew && first ? { ...given, items: [...given.items, newCondition(first)] } : given;
  });
  const apply = () => {
    onApply(filterOf(draft));
    onClose();
  };
  return (
    <Drawer
      title={t('builder.title')}
      kind="dialog"
      onClose={onClose}
      footer={
        <>
          {draft.items.length > 0 && (
            <Button
              variant="subtle"
              className={styles.clear}
              onClick={() => setDraft({ ...draft, items: [] })}
            >
              {t('builder.clear')}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {t('builder.cancel')}
          </Button>
          <Button onClick={apply}>{t('builder.apply')}</Button>
        </>
      }
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <BuilderGroup
          group={draft}
          fields={fields}
          labelOf={labelOf}
          canOr={canOr}
          depth={0}
          name={t('builder.title')}
          onChange={setDraft}
        />
        {/* Applies on Enter in a field. */}
        <button type="submit" hidden />
      </form>
    </Drawer>
  );
}
