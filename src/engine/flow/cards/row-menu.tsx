import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Menu, type MenuItem } from '../../../ui/menu';
import parts from '../parts.module.css';

/** Menu of what can be done with a row, behind one large button. `name`: of the row. */
export function RowMenu({ name, items }: { name: string; items: readonly MenuItem[] }) {
  const { t } = useTranslation('flow');
  const [anchor, setAnchor] = useState<Element>();
  const label = t('rowMenu', { name });
  return (
    <>
      <button
        type="button"
        className={parts.icon}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <IconDots size={20} stroke={1.5} aria-hidden />
      </button>
      {anchor && (
        <Menu anchor={anchor} label={label} groups={[items]} onClose={() => setAnchor(undefined)} />
      )}
    </>
  );
}
