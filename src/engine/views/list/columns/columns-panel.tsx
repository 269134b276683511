import { IconArrowDown, IconArrowUp, IconPinned } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import { Drawer } from '../../../../ui/drawer';
import { useAhead } from '../../../../ui/use-ahead';
import { useFieldLabel } from '../../../fields/use-field-texts';
import type { Fields } from '../../../fields/field';
import { searcher } from '../../../fields/unaccent';
import type { ArrangeColumns } from './arrange-columns';
import type { ColumnSetting } from './column-layout';
import { densities } from './densities';
import type { Columns } from './use-columns';
import { useDensity } from './use-density';
import { useKeptFocus } from './use-kept-focus';
import styles from './columns-panel.module.css';

interface ColumnsPanelProps {
  fields: Fields;
  columns: Columns;
  arrange: ArrangeColumns;
  /** True where rows are cards: no widths, pins or heights to choose. */
  cards: boolean;
  /** Last change in words, for screen readers. */
  said: string;
  onClose: () => void;
}

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

export function ColumnsPanel(props: ColumnsPanelProps) {
  const { fields, columns, arrange, cards, said, onClose } = props;
  const { t } = useTranslation('list');
  const labelOf = useFieldLabel();
  const [text, setText] = useState('');
  const shown = columns.shown.map(({ field }) => field.name);
  const label = (name: string) => {
    const field = fields[name];
    return field ? labelOf(field) : name;
  };
  const placeIn = searcher(text);
  const matches = (name: string) => placeIn(label(name)) >= 0;
  const further = columns.available.filter((name) => !shown.includes(name) && matches(name));
  const found = shown.filter(matches);
  const settingOf = (name: string): ColumnSetting =>
    columns.arranged.find(({ field }) => field === name) ?? { field: name };
  const usual = useDensity();
  const [chosenDensity, chooseDensity] = useAhead(columns.layout.density || usual);
  const search = useRef<HTMLInputElement>(null);
  const leave = useKeptFocus(shown.join(), search);
  const setHidden = (box: Element, name: string, hidden: boolean) => {
    leave(box);
    arrange((all) => all.setHidden(name, hidden));
  };

  return (
    <Drawer
      title={t('columns.title')}
      onClose={onClose}
      footer={
        <>
          <Button variant="subtle" onClick={() => arrange((all) => all.reset())}>
            {t('columns.reset')}
          </Button>
          {!cards && (
            <Button variant="default" onClick={() => arrange((all) => all.fit(shown))}>
              {t('columns.fitAll')}
            </Button>
          )}
        </>
      }
    >
      {!cards && (
        <fieldset className={styles.density}>
          <legend>{t('columns.density')}</legend>
          {densities.map((density) => (
            <label key={density}>
              <input
                type="radio"
                name="density"
                checked={chosenDensity === density}
                onChange={() => {
                  chooseDensity(density);
                  arrange((all) => all.setDensity(density === usual ? '' : density));
                }}
              />
              {t(`columns.${density}`)}
            </label>
          ))}
        </fieldset>
      )}
      <input
        ref={search}
        type="search"
        className={styles.search}
        aria-label={t('columns.search')}
        placeholder={t('columns.search')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <h3 className={styles.heading}>{t('columns.shown')}</h3>
      <ul className={styles.list}>
        {found.map((name) => (
          <li key={name} className={styles.row}>
            <label className={styles.name}>
              <input
                type="checkbox"
                // Keeps it as it was pressed until it moves to the other list.
                defaultChecked
                disabled={shown.length === 1}
                onChange={({ target }) => setHidden(target, name, true)}
              />
              {label(name)}
            </label>
            {!cards && (
              <button
                type="button"
                className={styles.tool}
                aria-label={t('columns.pinOf', { label: label(name) })}
                title={t('columns.pin')}
                aria-pressed={settingOf(name).pinned ?? false}
                onClick={() => arrange((all) => all.setPinned(name, !settingOf(name).pinned))}
              >
                <IconPinned {...icon} />
              </button>
            )}
            <button
              type="button"
              className={styles.tool}
              aria-label={t('columns.up', { label: label(name) })}
              aria-disabled={shown[0] === name}
              onClick={() => arrange((all) => all.moveBy(name, -1))}
            >
              <IconArrowUp {...icon} />
            </button>
            <button
              type="button"
              className={styles.tool}
              aria-label={t('columns.down', { label: label(name) })}
              aria-disabled={shown.at(-1) === name}
              onClick={() => arrange((all) => all.moveBy(name, 1))}
            >
              <IconArrowDown {...icon} />
            </button>
          </li>
        ))}
      </ul>
      {further.length > 0 && (
        <>
          <h3 className={styles.heading}>{t('columns.more')}</h3>
          <ul className={styles.list}>
            {further.map((name) => (
              <li key={name} className={styles.row}>
                <label className={styles.name}>
                  <input
                    type="checkbox"
                    onChange={({ target }) => setHidden(target, name, false)}
                  />
                  {label(name)}
                </label>
              </li>
            ))}
          </ul>
        </>
      )}
      {found.length + further.length === 0 && <p>{t('columns.none')}</p>}
      {/* Stands inside the dialog: what is announced outside of an open one is not heard. */}
      <div role="status" className="visually-hidden">
        {said}
      </div>
    </Drawer>
  );
}
