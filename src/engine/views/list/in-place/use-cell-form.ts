import { useQueryClient } from '@tanstack/react-query';
import { useImperativeHandle, type Ref, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useEngine } from '../../../application/context';
import type { AnyRecord } from '../../../define/definition';
import { recordQuery } from '../../../data/record-query';
import { withComputed } from '../../../editing/computed-changes';
import type { FormBridge } from '../../../editing/form-bridge';
import type { FormHandle } from '../../../editing/form-handle';
import type { RecordSession } from '../../../editing/session/record-session';
import type { Place } from '../../../screens/place';
import { isEditable } from '../../../screens/record-rights';
import { inputIn } from '../../cells/focus-control';
import { useCellBridge } from '../../cells/use-cell-bridge';
import { useChoices } from '../../form/use-choices';

interface CellForm {
  place: Place;
  session: RecordSession;
  name: string;
  control: RefObject<HTMLElement | null>;
  handle: Ref<FormHandle>;
}

/** Form of one field: what follows from it in others goes along, as in the record. */
export function useCellForm({ place, session, name, control, handle }: CellForm): FormBridge {
  const { can } = useEngine();
  const { i18n } = useTranslation();
  const client = useQueryClient();
  const { fields, parent } = place;
  const above =
    parent && client.getQueryData(recordQuery(parent.place, parent.id, i18n.language).queryKey);
  const contextOf = useChoices(fields, above);

  const changesOf = (reported: AnyRecord): AnyRecord => {
    const now = session.get().session;
    if (now.state === 'reading') return {};
    const before = now.values;
    const changes = Object.fromEntries(
      Object.entries(reported).filter(([of, value]) => (before[of] ?? null) !== value),
    );
    const editable = (of: string) => isEditable(fields[of], can, { isNew: false });
    return withComputed(before, changes, { fields, editable, contextOf });
  };
  const bridge = useCellBridge((reported) => {
    const changes = changesOf(reported);
    if (Object.keys(changes).length > 0) session.change(changes);
  });
  useImperativeHandle(handle, () => {
    const focus = () => inputIn(control.current)?.focus();
    return {
      flush: bridge.flush,
      pending: () => changesOf(bridge.pending()),
      settle: bridge.settle,
      focusField: focus,
      focusFirstError: focus,
      isInSight: (of) => of === name,
    };
  });
  return bridge;
}
