import {
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconEyeOff,
  IconGripVertical,
} from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Menu } from '../../../ui/menu';
import { PartBoundary } from '../../../ui/part-boundary';
import keycap from '../../../ui/keycap.module.css';
import styles from './home.module.css';
import { useSpans } from './use-spans';

/** Block of the start page. */
export interface ShownBlock {
  /** Key in the user's settings. */
  key: string;
  title: string;
  /** Address that its heading leads to; `number` is that of the screen there. */
  to?: string;
  number?: number;
  /** True if it takes the whole width. */
  isWide?: boolean;
  content: ReactNode;
}

interface BlockGridProps {
  blocks: readonly ShownBlock[];
  /** Puts a block in the place of another. */
  onMove: (key: string, to: string) => void;
  onHide: (key: string) => void;
}

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** Grid of blocks in the user's order: dragged by the handle in their head, or moved by its menu. */
export function BlockGrid({ blocks, onMove, onHide }: BlockGridProps) {
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<string>();
  const grid = useSpans<HTMLUListElement>();
  const end = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  return (
    <ul ref={grid} className={styles.grid}>
      {blocks.map((block, index) => (
        <li
          key={block.key}
          className={styles.place}
          data-wide={block.isWide || undefined}
          data-dragged={dragged === block.key || undefined}
          data-over={(over === block.key && dragged !== block.key) || undefined}
          onDragOver={(event) => {
            if (dragged === undefined) return;
            event.preventDefault();
            setOver(block.key);
          }}
          onDrop={(event) => {
            if (dragged === undefined) return;
            event.preventDefault();
            if (dragged !== block.key) onMove(dragged, block.key);
            end();
          }}
        >
          <Block
            block={block}
            earlier={blocks[index - 1]?.key}
            later={blocks[index + 1]?.key}
            onMove={onMove}
            onHide={onHide}
            onDrag={setDragged}
            onDragEnd={end}
          />
        </li>
      ))}
    </ul>
  );
}

interface BlockProps extends Pick<BlockGridProps, 'onMove' | 'onHide'> {
  block: ShownBlock;
  earlier: string | undefined;
  later: string | undefined;
  onDrag: (key: string) => void;
  onDragEnd: () => void;
}

function Block({ block, earlier, later, onMove, onHide, onDrag, onDragEnd }: BlockProps) {
  const { t } = useTranslation('home');
  const heading = useId();
  const [menuAt, setMenuAt] = useState<Element>();
  const { key, title, to, number } = block;
  return (
    <section aria-labelledby={heading} className={styles.block}>
      <div className={styles.head}>
        <span
          aria-hidden
          className={styles.grip}
          draggable
          onDragStart={({ currentTarget, dataTransfer }) => {
            const whole = currentTarget.closest('section');
            dataTransfer.effectAllowed = 'move';
            dataTransfer.setData('text/plain', title);
            if (whole) dataTransfer.setDragImage(whole, 16, 16);
            onDrag(key);
          }}
          onDragEnd={onDragEnd}
        >
          <IconGripVertical {...icon} />
        </span>
        <h2 id={heading} className={styles.title}>
          {to === undefined ? title : <Link to={to}>{title}</Link>}
        </h2>
        {number !== undefined && (
          <kbd className={`${keycap.key} ${styles.number}`} title={t('screenNumber')} aria-hidden>
            {number}
          </kbd>
        )}
        <button
          type="button"
          className={styles.tool}
          aria-label={t('arrangeOne', { title })}
          aria-haspopup="menu"
          aria-expanded={menuAt !== undefined}
          onClick={({ currentTarget }) => setMenuAt(currentTarget)}
        >
          <IconDots {...icon} />
        </button>
      </div>
      <PartBoundary>{block.content}</PartBoundary>
      {menuAt && (
        <Menu
          anchor={menuAt}
          label={t('arrangeOne', { title })}
          groups={[
            [
              {
                label: t('earlier'),
                Icon: IconArrowUp,
                disabled: earlier === undefined,
                run: () => earlier !== undefined && onMove(key, earlier),
              },
              {
                label: t('later'),
                Icon: IconArrowDown,
                disabled: later === undefined,
                run: () => later !== undefined && onMove(key, later),
              },
            ],
            [{ label: t('hide'), Icon: IconEyeOff, run: () => onHide(key) }],
          ]}
          onClose={() => setMenuAt(undefined)}
        />
      )}
    </section>
  );
}
