import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState, type ComponentType, type ReactNode } from 'react';
import type { MenuItem } from '../../../ui/menu';
import { DialogBoundary } from '../../../ui/dialog-boundary';
import type { AnyRecord } from '../../define/definition';
import { WaitingMark } from '../../views/outbox/waiting-mark';
import { isWaiting, type FlowRows } from '../calls/use-rows';
import { LargeButton } from '../large-button';
import type { StepIcon } from '../state/step';
import parts from '../parts.module.css';
import { FlowCard, failedOf } from './flow-card';
import { RowMenu } from './row-menu';
import { useRemoveRow } from './use-remove-row';

/** Texts of a row. */
export interface ReadRow {
  name: string;
  /** Text in a line of its own below. */
  more?: string | undefined;
  figure: string;
  /** Question asked before it is removed. */
  question: string;
}

interface RowsCardProps<R> {
  name: string;
  title: string;
  /** Note beside the title, where there are rows. */
  note: ReactNode;
  of: FlowRows<R>;
  read: (row: R) => ReadRow;
  /** Path of the rows, below which one is removed. */
  path: string;
  words: { none: string; change: string; remove: string };
  /** True if rows may be added, changed and removed. */
  mayChange: boolean;
  /** Rows of which that holds; all unless given. */
  isOpenTo?: (row: R) => boolean;
  add: { label: string; Icon: StepIcon; run: () => void };
  /** Dialog that changes a row. */
  Dialog: RowDialog<R>;
  /** Correction of a row with a reason, also of one that can no longer be changed. */
  correct?: { label: string; Icon: StepIcon; Dialog: RowDialog<R> } | undefined;
}

type RowDialog<R> = ComponentType<{ of: R; onClose: () => void }>;

/** Card of rows beside the record that its user writes, including those that are only on the device. */
export function RowsCard<R extends AnyRecord & { id: number }>(props: RowsCardProps<R>) {
  const { of, read, words, mayChange, add, correct, isOpenTo = () => true } = props;
  const [changed, setChanged] = useState<{ row: R; Dialog: RowDialog<R> }>();
  const close = () => setChanged(undefined);
  const remove = useRemoveRow(props.path);
  const rows = of.rows ?? [];
  const itemsOf = (row: R, question: string): MenuItem[] => {
    const open = (Dialog: RowDialog<R>) => () => setChanged({ row, Dialog });
    return [
      ...(correct ? [{ label: correct.label, Icon: correct.Icon, run: open(correct.Dialog) }] : []),
      ...(mayChange
        ? [
            { label: words.change, Icon: IconPencil, run: open(props.Dialog) },
            { label: words.remove, Icon: IconTrash, run: () => void remove(row, question) },
          ]
        : []),
    ];
  };
  return (
    <FlowCard
      name={props.name}
      title={props.title}
      note={rows.length > 0 && props.note}
      failed={of.rows ? undefined : failedOf(of.query)}
      isWaiting={!of.rows && of.query.isPending}
    >
      {of.rows && rows.length === 0 && <p className={parts.quiet}>{words.none}</p>}
      {rows.length > 0 && (
        <ul className={parts.rows}>
          {rows.map((row) => {
            const { name, more, figure, question } = read(row);
            return (
              <li key={row.id} className={parts.row}>
                <div>
                  <p>{name}</p>
                  {more && <p className={parts.quiet}>{more}</p>}
                </div>
                <span className={parts.figure}>{figure}</span>
                {isWaiting(row) && <WaitingMark />}
                {!isWaiting(row) && isOpenTo(row) && (mayChange || correct) && (
                  <RowMenu name={name} items={itemsOf(row, question)} />
                )}
              </li>
            );
          })}
        </ul>
      )}
      {mayChange && (
        <LargeButton Icon={add.Icon} onClick={add.run}>
          {add.label}
        </LargeButton>
      )}
      {changed && (
        <DialogBoundary onClose={close}>
          <changed.Dialog of={changed.row} onClose={close} />
        </DialogBoundary>
      )}
    </FlowCard>
  );
}
