import type { InputHTMLAttributes, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawer } from '../../../../ui/drawer';
import controls from '../control.module.css';
import styles from './option-sheet.module.css';

interface OptionSheetProps {
  title: string;
  /** Attributes of the combobox, which keeps the focus. */
  input: InputHTMLAttributes<HTMLInputElement>;
  /** True if there is so much to choose from that one types; otherwise only arrows need the combobox. */
  isSearched: boolean;
  onClose: () => void;
  footer?: ReactNode;
  children: ReactNode;
}

/** Sheet from below with the choices on a phone, with a text to search in where there are many. */
export function OptionSheet(props: OptionSheetProps) {
  const { title, input, isSearched, onClose, footer, children } = props;
  const { t } = useTranslation('lookup');
  const combobox = (
    <input
      {...input}
      data-autofocus
      placeholder={t('lookup:search', { title })}
      aria-label={title}
      inputMode={isSearched ? undefined : 'none'}
    />
  );
  return (
    <Drawer title={title} kind={isSearched ? 'drawer' : 'dialog'} onClose={onClose} footer={footer}>
      {isSearched ? (
        <div className={`${controls.control} ${styles.search}`}>{combobox}</div>
      ) : (
        <div className="visually-hidden">{combobox}</div>
      )}
      {children}
    </Drawer>
  );
}
