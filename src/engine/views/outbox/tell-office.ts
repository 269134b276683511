import type { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { ApiError } from '../../../api/api-error';
import { tellOfficeOf } from '../../../api/tell-office';
import { failureText } from '../../../failure/failure-text';
import { userState } from '../../../state/user-state';
import { notifyInfo } from '../../../ui/notices';
import type { Engine } from '../../application/context';
import type { Entry } from '../../outbox/entry';
import { firstKeyOf, meaningOf } from '../../outbox/machine';
import { reportOf, toldOf, toTell, untoldOf } from '../../outbox/office';
import { outboxOf } from '../../outbox/outbox';
import { outboxState } from '../../outbox/outbox-state';
import { outcomeOf } from '../../outbox/send-entry';
import { changeWaiting } from './change-waiting';
import { enteredText } from './entered-text';

interface Surroundings {
  engine: Pick<Engine, 'registry' | 'me' | 'can'>;
  client: QueryClient;
}

const underWay = userState<{ run?: Promise<void> }>(() => ({}));

/**
 * Tells the office about refused entries, and does what it has decided about them; one after the other, and one run at
 * a time.
 */
export function tellOffice(surroundings: Surroundings): Promise<void> {
  const known = underWay.get().run;
  if (known) return known;
  const run = tellAll(surroundings).finally(() => underWay.set({}));
  underWay.set({ run });
  return run;
}

async function tellAll(surroundings: Surroundings): Promise<void> {
  const all = outboxState.get().entries ?? [];
  for (const entry of toTell(all, Date.now())) {
    try {
      await tell(entry, all, surroundings);
    } catch (error) {
      // Whatever is not about this report is about all of them: they are told later.
      if (!(error instanceof ApiError) || meaningOf(outcomeOf(error), entry) !== 'refused')
        throw error;
      const outbox = await outboxOf(surroundings.engine.me.id);
      await outbox.noteUntold(entry.seq, untoldOf(entry, failureText(error), Date.now()));
    }
  }
}

async function tell(
  entry: Entry,
  all: readonly Entry[],
  { engine, client }: Surroundings,
): Promise<void> {
  const { registry, me } = engine;
  const words = await enteredText(entry, { client, registry });
  const table = entry.of && registry.codes[entry.of.schema];
  const plainly = entry.refusal
    ? i18next.t('outbox:refusedPlainly', { status: entry.refusal.status })
    : i18next.t('outbox:refusedBefore');
  const { status, grund } = await tellOfficeOf(
    firstKeyOf(entry),
    reportOf(entry, all, { words, table, plainly }),
  );
  const outbox = await outboxOf(me.id);
  const told = toldOf(entry);
  if (entry.told?.at !== told.at || entry.told.state !== told.state) {
    await outbox.noteTold(entry.seq, told);
  }
  if (entry.state !== 'refused') return;
  if (status === 'ERNEUT') await changeWaiting(entry, { body: entry.body }, engine);
  if (status === 'VERWERFEN') {
    const reason = i18next.t('outbox:byOffice', { reason: grund ?? '' });
    await changeWaiting(entry, { reason }, engine);
    notifyInfo(i18next.t('outbox:discardedByOffice', { ...entry.label, reason: grund ?? '' }));
  }
}
