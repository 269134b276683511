import { ownEscape } from '../../../ui/own-escape';
import { useMedia } from '../../../ui/use-media';
import { IconArrowUpRight, IconSearch, IconX } from '@tabler/icons-react';
import type { ChangeEvent, HTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { Floating } from '../../../ui/floating';
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

  const described: HTMLAttributes<HTMLInputElement> = {
    'aria-label': label,
    'aria-required': required || undefined,
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy,
  };
  const combobox = {
    className: controls.input,
    role: 'combobox',
    type: 'text',
    autoComplete: 'off',
    spellCheck: false,
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    ...ownEscape(isOpen || text !== undefined),
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant': isOpen && choices[active] ? `${listId}-${active}` : undefined,
    onChange: (event: ChangeEvent<HTMLInputElement>) => box.type(event.currentTarget.value),
    onKeyDown: box.onKeyDown,
  } as const;
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
      {isApart ? (
        <input
          ref={box.input}
          id={id}
          {...described}
          className={controls.input}
          role="combobox"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          readOnly
          value={shown}
          onClick={box.open}
          onKeyDown={box.onKeyDown}
          onBlur={() => !isOpen && props.onBlur()}
        />
      ) : (
        <input
          ref={box.input}
          id={id}
          {...combobox}
          {...described}
          value={text ?? shown}
          // Selects the text: typing replaces it, since nobody edits another record's name here.
          onFocus={(event) => text === undefined && event.currentTarget.select()}
          onClick={box.open}
          onBlur={box.leave}
        />
      )}
      {!required && !isEmpty && (
        <button
          type="button"
          className={`${controls.button} ${controls.quiet}`}
          tabIndex={-1}
          aria-hidden
          title={t('form:clear')}
          onMouseDown={(event) => event.preventDefault()}
          onClick={box.clear}
        >
          <IconX size={16} stroke={1.5} aria-hidden />
        </button>
      )}
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
          search={{ ...combobox, value: text ?? '' }}
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
