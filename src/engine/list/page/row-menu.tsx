import { IconPlayerPlay } from '@tabler/icons-react';
import { Suspense, useEffect, useState, type ComponentProps } from 'react';
import { lazyContent } from '../../../ui/lazy-content';
import { PartBoundary } from '../../failure/part-boundary';
import { useActions } from '../../record/actions/use-actions';
import type { Place } from '../../route/match';
import { CellMenu } from './cell-menu';

const ActionDialog = lazyContent(
  async () => (await import('../../record/actions/action-dialog')).ActionDialog,
);

interface RowMenuProps extends Omit<ComponentProps<typeof CellMenu>, 'actions'> {
  place: Place;
}

/** The menu of a row or cell with the actions that the screen declares; stays until the chosen one has been answered. */
export function RowMenu({ place, ...menu }: RowMenuProps) {
  const { row, onClose } = menu;
  const actions = useActions({ place, id: row.id as number, record: row, onList: () => {} });
  const { asking, running } = actions;
  const [isOpen, setIsOpen] = useState(true);
  const isOver = !isOpen && !asking && running === undefined;
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  return (
    <>
      {isOpen && (
        <CellMenu
          {...menu}
          actions={actions.available.map((action) => ({
            label: actions.labelOf(action),
            Icon: IconPlayerPlay,
            run: () => actions.run(action),
          }))}
          onClose={() => setIsOpen(false)}
        />
      )}
      {asking && (
        <PartBoundary onClose={actions.dismiss}>
          <Suspense fallback={null}>
            <ActionDialog
              action={asking}
              record={row}
              title={actions.labelOf(asking)}
              onAnswer={actions.answer}
              onClose={actions.dismiss}
            />
          </Suspense>
        </PartBoundary>
      )}
    </>
  );
}
