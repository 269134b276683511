import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef, type ComponentType, type KeyboardEvent } from 'react';
import { FloatingPanel, type FloatingPanelProps } from './floating-panel';
import styles from './menu.module.css';
import { useKeyText } from './commands/use-key-text';

export interface MenuItem {
  label: string;
  Icon?: ComponentType<{ size?: number; stroke?: number }>;
  /** Keys, e.g. `Ctrl+Shift+←`. */
  keys?: string;
  /** Hint shown quietly after the label. */
  hint?: string;
  /** State of a switch; absent for an item that just does something. */
  checked?: boolean;
  disabled?: boolean;
  run: () => void;
}

interface MenuProps extends Pick<FloatingPanelProps, 'anchor' | 'label' | 'onClose'> {
  groups: readonly (readonly MenuItem[])[];
}

/** Menu in which arrows move, Home and End jump, a letter finds, Enter runs, Escape closes. */
export function Menu({ anchor, label, onClose, groups }: MenuProps) {
  const list = useRef<HTMLDivElement>(null);
  const items = () => [
    ...(list.current?.querySelectorAll<HTMLElement>('button:not([aria-disabled])') ?? []),
  ];
  useEffect(() => items()[0]?.focus(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    const all = items();
    const now = all.indexOf(document.activeElement as HTMLElement);
    const next = nextItem(event, all, now);
    if (event.key === 'Tab') onClose();
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <FloatingPanel anchor={anchor} label={label} role="menu" onClose={onClose}>
      <div ref={list} role="none" onKeyDown={onKeyDown}>
        {groups
          .filter((group) => group.length > 0)
          .map((group, index) => (
            <div key={index} role="group" className={styles.group}>
              {group.map((item, place) => (
                <Item key={`${place} ${item.label}`} item={item} onClose={onClose} />
              ))}
            </div>
          ))}
      </div>
    </FloatingPanel>
  );
}

function Item({ item, onClose }: { item: MenuItem; onClose: () => void }) {
  const { label, Icon, keys, hint, checked, disabled } = item;
  const keyText = useKeyText();
  return (
    <button
      type="button"
      role={checked === undefined ? 'menuitem' : 'menuitemcheckbox'}
      aria-checked={checked}
      aria-disabled={disabled || undefined}
      tabIndex={-1}
      className={styles.item}
      onClick={() => {
        if (disabled) return;
        onClose();
        item.run();
      }}
    >
      <span className={styles.icon} aria-hidden>
        {checked ? <IconCheck size={16} stroke={1.5} /> : Icon && <Icon size={16} stroke={1.5} />}
      </span>
      <span className={styles.label}>{label}</span>
      {hint && <span className={styles.keys}>{hint}</span>}
      {keys && (
        <span className={styles.keys} aria-hidden>
          {keyText(keys)}
        </span>
      )}
    </button>
  );
}

function nextItem(event: KeyboardEvent, all: readonly HTMLElement[], now: number) {
  switch (event.key) {
    case 'ArrowDown':
      return all[(now + 1) % all.length];
    case 'ArrowUp':
      return all.at(now <= 0 ? -1 : now - 1);
    case 'Home':
      return all[0];
    case 'End':
      return all.at(-1);
    default: {
      if (event.key.length !== 1 || event.ctrlKey || event.altKey || event.key === ' ')
        return undefined;
      const letter = event.key.toLowerCase();
      return [...all.slice(now + 1), ...all.slice(0, now + 1)].find((item) =>
        item.textContent?.trim().toLowerCase().startsWith(letter),
      );
    }
  }
}
