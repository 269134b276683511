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
  /** It has the focus again afterwards. */
  field: RefObject<HTMLInputElement | null>;
  /** What the search field is, and does with its keys. */
  search: InputHTMLAttributes<HTMLInputElement>;
  onClose: () => void;
  /** What was found. */
  children: ReactNode;
}

/** Where a record is searched for apart from its field: a dialog, on a phone a sheet. */
export function ReferenceDialog(props: ReferenceDialogProps) {
  const { title, isPhone, field, search, onClose, children } = props;
  const { t } = useTranslation('lookup');
  const backToField = useEffectEvent(() => field.current?.focus());
  // The browser gives the focus back to what had it: a field that was still loaded then is another one by now.
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
            // What was typed to open it goes on here.
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

/** An Enter in the dialog is none of the form that it stands in. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key !== 'Enter') return;
  event.stopPropagation();
  if (event.target instanceof HTMLInputElement) event.preventDefault();
}
