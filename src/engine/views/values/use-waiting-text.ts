import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyRecord } from '../../../api/dialect';
import type { ActionDefinition } from '../../define/definition';
import { useStore } from '../../../state/store';
import { waitingAbout } from '../../outbox/effects';
import { foresightOfActions } from '../../outbox/foresight-of-actions';
import { outboxState } from '../../outbox/outbox-state';

/** Returns what waits about a record of a schema in words, as rows, cards and appointments say it. */
export function useWaitingText({
  schema,
  actions = none,
}: {
  schema: string;
  actions?: readonly ActionDefinition[];
}): (record: AnyRecord) => string | undefined {
  const { t } = useTranslation('outbox');
  const entries = useStore(outboxState, ({ entries: all }) => all);
  const about = useMemo(
    () => waitingAbout(entries ?? [], schema, foresightOfActions(actions)),
    [entries, schema, actions],
  );
  return useCallback(
    ({ id }) => {
      const actions = about.get(String(id));
      return actions && t('rowWaits', { actions: actions.join(', ') });
    },
    [about, t],
  );
}

const none: readonly never[] = [];
