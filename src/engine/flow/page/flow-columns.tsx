import type { ComponentType } from 'react';
import { useArrivalAtCard } from '../state/card-place';
import styles from './flow-page.module.css';

export interface Column {
  name: string;
  sections: readonly { name: string; Card: ComponentType }[];
}

interface FlowColumnsProps {
  /** Side by side where there is room, in this order; below each other elsewhere. */
  columns: readonly Column[];
  /** True once all is there: a card that the address names can be brought into sight. */
  isRead: boolean;
}

/** Columns with the cards of a flow. */
export function FlowColumns({ columns, isRead }: FlowColumnsProps) {
  useArrivalAtCard(isRead);
  return (
    <div className={styles.columns}>
      {columns.map(({ name, sections }) => (
        <div key={name} className={styles.column}>
          {sections.map((section) => (
            <section.Card key={section.name} />
          ))}
        </div>
      ))}
    </div>
  );
}
