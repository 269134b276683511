import { useMedia } from '../../../ui/use-media';
import { IconArrowUpRight, IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Floating } from '../../../ui/floating';
import { ClearButton, ComboboxField, comboboxAttributes } from '../controls/combobox';
import controls from '../controls/control.module.css';
import classes from './reference-box.module.css';
import { useDrawerHost } from './drawer-host';
import { NarrowFilters } from './narrow-filters';
import { ReferenceDialog } from './reference-dialog';
import { ReferenceList } from './reference-list';
import { useReferenceBox, type ReferenceBoxProps } from './use-reference-box';

/** Combobox over its list; on a phone a button to a sheet with both, and to a dialog where the choice is narrowed. */
export function ReferenceBox(props: ReferenceBoxProps) {
  const { id, lookup, place, value, shown, required, invalid, label, describedBy, compact } = props;
  const { t } = useTranslation(['lookup', 'form']);
  const isPhone = useMedia('(max-width: 767px)');
  const RecordDrawer = useDrawerHost();
  const box = useReferenceBox({ ...props, opens: RecordDrawer !== undefined });
  const { isOpen, search, choices, active, current, text, narrowed } = box;
  const isApart = isPhone || narrowed.length > 0;
  const listId = `${id}-list`;
  const isEmpty = shown === '' && (value === null || value === undefined || value === '');

  const attributes = comboboxAttributes({
    ...{ listId, isOpen, onKeyDown: box.onKeyDown, onType: box.type },
    isTyped: text !== undefined,
    active: choices[active] && active,
  });
  const list = (fills: boolean) => (
    <ReferenceList
      id={listId}
      lookup={lookup}
      place={place}
      text={text?.trim() ?? ''}
      choices={choices}
      chosen={value}
      active={active}
      state={search.state}
      fills={fills}
      hasMore={search.hasMore}
      onTake={box.take}
      onMore={search.more}
      onRetry={search.retry}
    />
  );

  return (
    <div
      className={compact ? `${controls.control} ${classes.compact}` : controls.control}
      data-invalid={invalid || undefined}
    >
      <ComboboxField
        {...{ id, label, required, invalid, describedBy, shown, text, attributes, isOpen, isApart }}
        ref={box.input}
        // What is typed replaces what is shown; nobody edits another record's name here.
        onFocus={(event) => text === undefined && event.currentTarget.select()}
        onOpen={box.open}
        onLeave={box.leave}
        onBlur={props.onBlur}
      />
      {!required && !isEmpty && <ClearButton onClear={box.clear} />}
      {current && box.mayOpen && (
        <button
          type="button"
          className={controls.button}
          tabIndex={-1}
          aria-label={t('lookup:open')}
          title={t('lookup:openKey')}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => box.show(current)}
        >
          <IconArrowUpRight size={16} stroke={1.5} aria-hidden />
        </button>
      )}
      <span className={controls.unit} aria-hidden>
        <IconSearch size={16} stroke={1.5} />
      </span>
      {isOpen && !isApart && (
        <Floating width={compact ? undefined : 'target'} onClose={box.close}>
          {list(false)}
        </Floating>
      )}
      {isOpen && isApart && (
        <ReferenceDialog
          title={props.title}
          isPhone={isPhone}
          field={box.input}
          search={{ ...attributes, className: controls.input, value: text ?? '' }}
          onClose={box.close}
        >
          {narrowed.length > 0 && (
            <NarrowFilters narrowed={narrowed} narrowing={box.narrowing} onChange={box.narrow} />
          )}
          {list(true)}
        </ReferenceDialog>
      )}
      {RecordDrawer && box.drawer && (
        <RecordDrawer
          key={box.drawer.id}
          place={box.drawer.place}
          id={box.drawer.id}
          preset={box.drawer.preset}
          onCreated={box.takeCreated}
          onClose={box.closeDrawer}
        />
      )}
    </div>
  );
}
