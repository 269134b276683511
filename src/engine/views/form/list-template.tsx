import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from '@rjsf/utils';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { createContext, useContext, useLayoutEffect, useRef, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { fieldAt } from '../../fields/field-at';
import { scannedItem } from '../../fields/is-scanned';
import { useFieldLabel } from '../../fields/use-field-texts';
import { useFormSurroundings } from './form-context';
import classes from './nested.module.css';
import { ScanItems } from './scan-items';

/** Place of the focus once a change of the list is drawn. */
interface FocusWish {
  place: number;
  /** Action of the item's button; undefined for the item's first control. */
  button?: string;
}

interface ListActions {
  label: string;
  change: (run: () => void, wish: FocusWish) => void;
}

const ListContext = createContext<ListActions | undefined>(undefined);

const controls = 'input, textarea, select, button:not([aria-disabled])';

export function ListTemplate(props: ArrayFieldTemplateProps) {
  const { items, canAdd, readonly, fieldPathId, onAddClick } = props;
  const { fields, bridge } = useFormSurroundings();
  const { t } = useTranslation('record');
  const labelOf = useFieldLabel();
  const field = fieldAt(fields, fieldPathId.path);
  const label = field ? labelOf(field) : '';
  const root = useRef<HTMLDivElement>(null);
  const wish = useRef<FocusWish>(undefined);
  useLayoutEffect(() => {
    if (!wish.current || !root.current) return;
    focusWished(root.current, wish.current);
    wish.current = undefined;
  });
  const change: ListActions['change'] = (run, wished) => {
    // Hands up what is still being typed before the places change.
    flushSync(() => bridge.flush());
    wish.current = wished;
    run();
  };
  return (
    <ListContext value={{ label, change }}>
      <div ref={root}>
        {items.length > 0 && <ol className={classes.items}>{items}</ol>}
        {canAdd && !readonly && (
          <div className={classes.adding}>
            <Button
              variant="default"
              Icon={IconPlus}
              onClick={() => change(() => onAddClick(), { place: items.length })}
            >
              {t('record:nested.add')}
              <span className="visually-hidden"> {label}</span>
            </Button>
            {field && scannedItem(field) && <ScanItems field={field} {...props} />}
          </div>
        )}
      </div>
    </ListContext>
  );
}

export function ListItemTemplate(props: ArrayFieldItemTemplateProps) {
  const { children, index, totalItems, readonly, buttonsProps } = props;
  const { t } = useTranslation('record');
  const list = useContext(ListContext);
  if (!list) throw new Error('ListItemTemplate: no ListTemplate above it');
  const { label, change } = list;
  const name = t('record:nested.item', { label, place: index + 1 });
  const button = (
    action: string,
    Icon: ComponentType<{ size?: number; stroke?: number }>,
    isPossible: boolean,
    run: () => void,
    wish: FocusWish,
  ) => (
    <button
      type="button"
      className={classes.icon}
      data-action={action}
      aria-label={t(`record:nested.${action}`, { item: name })}
      title={t(`record:nested.${action}`, { item: name })}
      // Keeps the focus when the item has arrived at an end.
      aria-disabled={!isPossible || undefined}
      onClick={() => isPossible && change(run, wish)}
    >
      <Icon size={16} stroke={1.5} />
    </button>
  );
  const { onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps;
  return (
    <li className={classes.item}>
      <div className={classes.content} role="group" aria-label={name}>
        {children}
      </div>
      {!readonly && (
        <div className={classes.buttons}>
          {button('moveUp', IconArrowUp, index > 0, () => onMoveUpItem(), {
            place: index - 1,
            button: 'moveUp',
          })}
          {button('moveDown', IconArrowDown, index < totalItems - 1, () => onMoveDownItem(), {
            place: index + 1,
            button: 'moveDown',
          })}
          {button('remove', IconTrash, true, () => onRemoveItem(), {
            place: Math.min(index, totalItems - 2),
          })}
        </div>
      )}
    </li>
  );
}

/** Focuses what was added or moved, what stands where something was removed, else the button that adds. */
function focusWished(root: HTMLElement, { place, button }: FocusWish): void {
  const items = root.querySelector(':scope > ol')?.children;
  const item = items?.[place];
  const target =
    button === undefined
      ? item?.querySelector<HTMLElement>(controls)
      : item?.querySelector<HTMLElement>(`:scope > div > [data-action="${button}"]`);
  (target ?? root.querySelector<HTMLElement>(':scope > div > button'))?.focus();
}
