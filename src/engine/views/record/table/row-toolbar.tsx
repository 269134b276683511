import { Button } from '../../../../ui/button';
import {
  IconArrowBackUp,
  IconArrowDown,
  IconArrowForwardUp,
  IconArrowUp,
  IconChevronDown,
  IconCopy,
  IconPlus,
  IconRowInsertBottom,
  IconTrash,
} from '@tabler/icons-react';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/icon-button';
import { Menu } from '../../../../ui/menu';
import { useKeyText } from '../../../../ui/commands/use-key-text';
import { commandKeys, type RowCommand } from './row-commands';
import { useTable } from './table-context';
import styles from './row-toolbar.module.css';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

const tools: readonly [RowCommand, ComponentType<{ size?: number; stroke?: number }>][] = [
  ['insert', IconRowInsertBottom],
  ['duplicate', IconCopy],
  ['up', IconArrowUp],
  ['down', IconArrowDown],
  ['remove', IconTrash],
];

/** Number of the rows, in place of the toolbar while they are read: what is edited stands where it was read. */
export function RowCount() {
  const { t } = useTranslation('table');
  const count = useTable().rows.length;
  return (
    <div className={styles.toolbar}>
      <span className={styles.count}>{t('count', { count })}</span>
    </div>
  );
}

/** Toolbar with the commands for rows, and a note of what was done. */
export function RowToolbar() {
  const { rows, edits, phone, rights, insert, kinds, saved, active, ...table } = useTable();
  const can = (command: RowCommand) => table.can(command, active.keys);
  const [menu, setMenu] = useState<Element>();
  const { t } = useTranslation('table');
  const keyText = useKeyText();
  const named = (label: string, keys?: string) => (keys ? `${label} (${keyText(keys)})` : label);
  return (
    <div role="toolbar" aria-label={t('toolbar')} className={styles.toolbar}>
      {rights.add && (
        <Button size="xs" variant="default" Icon={IconPlus} onClick={() => insert([])}>
          {t('add')}
        </Button>
      )}
      {rights.add && kinds.length > 0 && (
        <IconButton
          variant="default"
          className={styles.tool}
          aria-label={t('addKind')}
          title={t('addKind')}
          aria-haspopup="menu"
          aria-expanded={menu !== undefined}
          onClick={(event) => setMenu(event.currentTarget)}
        >
          <IconChevronDown {...icon} />
        </IconButton>
      )}
      {rights.add && menu && (
        <Menu
          anchor={menu}
          label={t('addKind')}
          onClose={() => setMenu(undefined)}
          groups={[kinds.map((kind) => ({ label: kind.label, run: () => insert([], kind) }))]}
        />
      )}
      {/* On a phone every row has its own. */}
      {!phone &&
        tools.map(([command, Icon]) => (
          <IconButton
            key={command}
            color={command === 'remove' ? 'red' : undefined}
            className={styles.tool}
            aria-label={t(command)}
            title={named(t(command), commandKeys[command])}
            aria-disabled={!can(command) || undefined}
            data-disabled={!can(command) || undefined}
            // The focus stays in the table: its row is what the button means.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => can(command) && table.run(command, active.keys)}
          >
            <Icon {...icon} />
          </IconButton>
        ))}
      <span className={styles.divider} aria-hidden />
      <IconButton
        className={styles.tool}
        aria-label={t('undo')}
        title={named(t('undo'), 'Ctrl+Z')}
        disabled={!edits.undo}
        onClick={edits.undo}
      >
        <IconArrowBackUp {...icon} />
      </IconButton>
      <IconButton
        className={styles.tool}
        aria-label={t('redo')}
        title={named(t('redo'), 'Ctrl+Y')}
        disabled={!edits.redo}
        onClick={edits.redo}
      >
        <IconArrowForwardUp {...icon} />
      </IconButton>
      <span className={styles.count}>{t('count', { count: rows.length })}</span>
      <div className={styles.said}>
        <span role="status">{saved ? t('savedRows', saved) : edits.said?.text}</span>
        {edits.said?.canUndo && edits.undo && (
          <button type="button" className={styles.undo} onClick={edits.undo}>
            {t('undo')}
          </button>
        )}
      </div>
    </div>
  );
}
