import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { Menu, type MenuItem } from '../../ui/menu';
import parts from './task-parts.module.css';

/** What can be done with a row, behind one large button. */
export function RowMenu({ label, items }: { label: string; items: readonly MenuItem[] }) {
  const [anchor, setAnchor] = useState<Element>();
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
