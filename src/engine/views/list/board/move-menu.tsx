import { useTranslation } from 'react-i18next';
import { Menu } from '../../../../ui/menu';
import type { BoardValue } from './board-columns';

interface MoveMenuProps {
  anchor: Element;
  values: readonly BoardValue[];
  now: BoardValue;
  titleOf: (value: BoardValue) => string;
  isAllowed: boolean;
  onChoose: (value: BoardValue) => void;
  onClose: () => void;
}

/** Menu «Verschieben nach …», to move a card without dragging. */
export function MoveMenu({
  anchor,
  values,
  now,
  titleOf,
  isAllowed,
  onChoose,
  onClose,
}: MoveMenuProps) {
  const { t } = useTranslation('board');
  return (
    <Menu
      anchor={anchor}
      label={t('moveTo')}
      onClose={onClose}
      groups={[
        values.map((value) => ({
          label: titleOf(value),
          checked: value === now,
          disabled: !isAllowed,
          ...(!isAllowed && { hint: t('noRight') }),
          run: () => onChoose(value),
        })),
      ]}
    />
  );
}
