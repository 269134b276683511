import i18next from 'i18next';
import { notifyError, notifyInfo } from '../../../ui/notices';
import type { Engine } from '../../application/context';
import type { Entry } from '../../outbox/entry';
import { outboxOf } from '../../outbox/outbox';
import { outboxState } from '../../outbox/outbox-state';
import { loadForesight } from './load-foresight';

type Known = Pick<Engine, 'registry' | 'me' | 'can'>;

/**
 * Corrects an entry (`body`) or gives it up (`reason`), with all that follows from it. Says which later ones are not
 * possible any more, and where it is too late because the server has it.
 */
export async function changeWaiting(
  entry: Entry,
  change: { body: unknown } | { reason: string },
  engine: Known,
): Promise<void> {
  const outbox = await outboxOf(engine.me.id);
  const before = misfits();
  const foresight = await loadForesight(outboxState.get().entries ?? [], engine);
  const isDone = await ('reason' in change
    ? outbox.discard(entry.seq, change.reason, foresight)
    : outbox.correct(entry.seq, change.body, foresight));
  if (!isDone) return notifyInfo(i18next.t('outbox:tooLate', entry.label));
  const keys = new Set(before.map(({ seq }) => seq));
  const fresh = misfits().filter(({ seq }) => !keys.has(seq));
  if (fresh.length === 0) return;
  const actions = fresh.map(({ label }) => label.action).join(', ');
  notifyError(i18next.t('outbox:misfits', { count: fresh.length, actions }));
}

const misfits = (): Entry[] =>
  (outboxState.get().entries ?? []).filter(({ misfit }) => misfit !== undefined);
