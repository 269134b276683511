import {
  useEffect,
  useEffectEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Drawer } from '../../../ui/drawer';
import { isFocusLost, wantFocus } from '../../../ui/focus';
import controls from '../controls/control.module.css';
import classes from './reference-dialog.module.css';

interface ReferenceDialogProps {
  title: string;
  isPhone: boolean;
  /** Field that gets the focus back afterwards. */
  field: RefObject<HTMLInputElement | null>;
  /** Attributes of the search field, with what its keys do. */
  search: InputHTMLAttributes<HTMLInputElement>;
  onClose: () => void;
  /** Content with what was found. */
  children: ReactNode;
}

/** Dialog to search for a record apart from its field; on a phone a sheet. */
export function ReferenceDialog(props: ReferenceDialogProps) {
  const { title, isPhone, field, search, onClose, children } = props;
  const { t } = useTranslation('lookup');
  const backToField = useEffectEvent(() => field.current?.focus());
  // Gives the focus back by itself: the browser would give it to a field that was still being loaded then and has been
  // replaced.
  useEffect(
    () => () => {
      if (isFocusLost()) wantFocus(backToField, { whereLost: true });
    },
    [],
  );
  return (
    <Drawer title={title} kind={isPhone ? 'drawer' : 'dialog'} onClose={onClose}>
      <div className={isPhone ? classes.sheet : classes.dialog} onKeyDown={keepEnter}>
        <div className={controls.control}>
          <input
            {...search}
            data-autofocus
            aria-label={t('search', { title })}
            enterKeyHint="search"
            placeholder={t('typeMore')}
            // Goes on with what was typed to open it.
            onFocus={({ currentTarget }) => {
              const end = currentTarget.value.length;
              currentTarget.setSelectionRange(end, end);
            }}
          />
        </div>
        {children}
      </div>
    </Drawer>
  );
}

/** Keeps an Enter in the dialog from the form that it stands in. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key !== 'Enter') return;
  event.stopPropagation();
  if (event.target instanceof HTMLInputElement) event.preventDefault();
}
