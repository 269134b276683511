import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { RecordId } from '../../../../api/dialect';
import { ApiError } from '../../../../api/api-error';
import { notifyFailure } from '../../../../failure/notify-failure';
import { recordChanged, recordsChanged } from '../../../data/record-query';
import { rowsKey } from '../../../data/lists/row-page';
import type { RowId } from '../../../data/lists/selection';
import { confirmed } from '../../../editing/model/confirmed';
import { storeChanges } from '../../../editing/session/save-record';
import { useAskWhether } from '../../../editing/session/use-ask-whether';
import { useFieldLabel } from '../../../fields/use-field-texts';
import type { Place } from '../../../screens/place';
import type { BoardValue } from './board-columns';
import type { CardAt, Move } from './board-move';

interface Options {
  place: Place;
  field: string;
  /** Called once the server has agreed and the columns were read anew. */
  onMoved: (move: Move) => void;
  /** Called when the server has refused: the card is back. */
  onRefused: (move: Move) => void;
}

/**
 * Changes the field of a card on the version that was read. The card is shown in its new column until that is decided.
 */
export function useBoardMoves({ place, field, onMoved, onRefused }: Options) {
  const client = useQueryClient();
  const ask = useAskWhether();
  const labelOf = useFieldLabel();
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const underWay = useRef(new Set<RowId>());
  const { schema } = place.definition;

  const run = async (move: Move): Promise<void> => {
    const { id, record, to } = move;
    underWay.current.add(id);
    setMoves((all) => [...all, move]);
    try {
      const stored = await confirmed(
        (said) => storeChanges(place, id as RecordId, record, { [field]: to, ...said }, undefined),
        ask,
      );
      recordChanged(client, place, id as RecordId, stored);
      await client.invalidateQueries({ queryKey: rowsKey(schema) }, { cancelRefetch: false });
      onMoved(move);
    } catch (error) {
      notifyFailure(error, {
        labelOf: (name) => {
          const named = place.fields[name];
          return named ? labelOf(named) : name;
        },
      });
      // Reads anew after somebody else was faster: what is shown is out of date.
      if (error instanceof ApiError && [404, 409, 412].includes(error.status ?? 0))
        recordsChanged(client, place);
      onRefused(move);
    } finally {
      underWay.current.delete(id);
      setMoves((all) => all.filter((one) => one !== move));
    }
  };
  const latest = useRef(run);
  latest.current = run;
  const move = useCallback((card: CardAt, to: BoardValue) => {
    const id = card.record.id as RowId;
    if (to === card.column || underWay.current.has(id)) return;
    void latest.current({ ...card, id, to });
  }, []);
  return { moves, move };
}
