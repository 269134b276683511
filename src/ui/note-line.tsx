import { IconChevronRight } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import styles from './note-line.module.css';

interface NoteLineProps {
  tone: 'blue' | 'yellow' | 'red';
  Icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;
  text: string;
  /** Sentence for those who have the room. */
  more?: string | undefined;
  /** Button at its end, where all of it is said. */
  opens?: { label: string; run: () => void };
}

/** Note above what it is about, on one line whatever it says: what stands below it keeps its place. */
export function NoteLine({ tone, Icon, text, more, opens }: NoteLineProps) {
  return (
    <div className={styles.note} data-tone={tone} role="status">
      <Icon size={18} stroke={1.5} aria-hidden />
      <span className={styles.text} title={text}>
        {text}
        {more !== undefined && <span className={styles.more}> {more}</span>}
      </span>
      {opens && (
        <button type="button" className={styles.opens} aria-label={opens.label} onClick={opens.run}>
          <span className={styles.label}>{opens.label}</span>
          <IconChevronRight size={18} stroke={1.5} aria-hidden />
        </button>
      )}
    </div>
  );
}
