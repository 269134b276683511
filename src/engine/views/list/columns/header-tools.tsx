import { IconDots } from '@tabler/icons-react';
import {
  useMemo,
  useRef,
  useState,
  type DragEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { GridColumn } from '../rows/grid-column';
import type { ArrangeColumns } from './arrange-columns';
import './more-columns.css';
import { startResize } from './resize-columns';
import styles from './header-tools.module.css';

/** Step per key press in px. */
const step = 10;

interface Options {
  columns: readonly GridColumn[];
  arrange: ArrangeColumns;
  onMenu: (column: GridColumn, anchor: Element) => void;
}

export interface HeaderTools {
  /** Attributes of the header cell, onto which columns are dropped. */
  cell: (column: GridColumn) => HTMLAttributes<HTMLElement>;
  /** Attributes of its label, which is dragged. */
  label: (column: GridColumn) => HTMLAttributes<HTMLElement>;
  controls: (column: GridColumn, position: number) => ReactNode;
  /** Handles a key, and returns whether it did. */
  onKey: (event: KeyboardEvent, column: GridColumn) => boolean;
}

export function useHeaderTools({ columns, arrange, onMenu }: Options): HeaderTools {
  const { t } = useTranslation('list');
  const dragged = useRef<string>(undefined);
  const [target, setTarget] = useState<{ field: string; side: 'before' | 'after' }>();

  return useMemo(() => {
    const sideOf = (event: DragEvent<HTMLElement>) => {
      const { left, width } = event.currentTarget.getBoundingClientRect();
      return event.clientX < left + width / 2 ? ('before' as const) : ('after' as const);
    };
    const endDrag = () => {
      dragged.current = undefined;
      setTarget(undefined);
    };

    return {
      cell: ({ field: { name } }) => ({
        ...({ 'data-drop': target?.field === name ? target.side : undefined } as object),
        onDragOver: (event) => {
          if (dragged.current === undefined) return;
          event.preventDefault();
          const side = sideOf(event);
          if (target?.field !== name || target.side !== side) setTarget({ field: name, side });
        },
        onDrop: (event) => {
          if (dragged.current === undefined) return;
          event.preventDefault();
          const [moved, side] = [dragged.current, sideOf(event)];
          arrange((all) => all.move(moved, { field: name, side }));
          endDrag();
        },
      }),

      label: ({ field: { name } }) => ({
        draggable: true,
        onDragStart: (event) => {
          dragged.current = name;
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', name);
        },
        onDragEnd: endDrag,
      }),

      controls: (column, position) => (
        <>
          <button
            type="button"
            className={styles.menu}
            aria-label={t('columns.menu', { label: column.label })}
            aria-haspopup="menu"
            tabIndex={-1}
            onClick={(event) => {
              event.stopPropagation();
              onMenu(column, event.currentTarget);
            }}
          >
            <IconDots size={14} stroke={1.5} aria-hidden />
          </button>
          <span
            className={styles.edge}
            aria-hidden
            draggable
            onDragStart={(event) => {
              event.preventDefault();
              event.stopPropagation();
            }}
            onClick={(event) => event.stopPropagation()}
            onPointerDown={(event) => {
              if (event.button !== 0) return;
              event.preventDefault();
              const { currentTarget, nativeEvent, pointerId } = event;
              // Keeps the pointer for the edge meanwhile.
              currentTarget.setPointerCapture(pointerId);
              startResize(currentTarget, nativeEvent, columns, position, (widths) =>
                arrange((all) => all.setWidths(widths)),
              );
            }}
            onDoubleClick={(event) => {
              event.stopPropagation();
              arrange((all) => all.fit([column.field.name]));
            }}
          />
        </>
      ),

      onKey: (event, column) => {
        const { name } = column.field;
        const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : undefined;
        if (by !== undefined && event.shiftKey && (event.ctrlKey || event.metaKey)) {
          arrange((all) => all.moveBy(name, by));
          return true;
        }
        if (by !== undefined && event.shiftKey) {
          arrange((all) => all.resizeBy(name, by * step));
          return true;
        }
        if ((event.key === 'ArrowDown' && event.altKey) || event.key === 'ContextMenu') {
          onMenu(column, event.currentTarget);
          return true;
        }
        return false;
      },
    };
  }, [columns, arrange, onMenu, target, t]);
}
