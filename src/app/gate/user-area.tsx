import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { answerKeeper } from '../../api/answer-keeper';
import type { Engine } from '../../engine/application/context';
import { useNews } from '../../engine/data/news/use-news';
import { EngineHost } from '../../engine/routes/engine-host';
import { loadedKeeper } from '../offline/loaded-keeper';
import { PageFailure } from '../pages/page-failure';
import { registry } from '../registry';
import { can } from '../rights';
import { Shell } from '../shell/shell';
import { ShellSkeleton } from '../shell/shell-skeleton';
import { ConfirmDialogHost } from '../../ui/confirm-dialog';
import { lazyPart } from '../../ui/lazy-part';
import { NoticeHost } from '../../ui/notice-host';
import { checkVersion } from '../check-version';
import { firstDuty } from '../session/first-duty';
import { meQuery, type MeAnswer } from '../session/me';
import { useSession } from '../session/use-session';

const RequiredFactor = lazyPart(async () => (await import('./duty-dialogs')).RequiredFactor);

export function UserArea({ user }: { user: string }) {
  const { data: me, error, refetch } = useQuery(meQuery(user));
  const engine = useMemo(() => me && engineOf(me), [me]);
  useKeepAnswers(engine);
  const duty = useDuty(firstDuty(useSession(), me) === 'second-factor');
  const [isShown, setShown] = useState(false);
  if (engine && !duty.isOpen && !isShown) setShown(true);
  const client = useQueryClient();
  if (engine && me) {
    const goOn = async () => {
      duty.finish();
      await refetch();
      // What was refused meanwhile is read again.
      await client.invalidateQueries();
    };
    return (
      <EngineHost engine={engine}>
        {isShown ? (
          <>
            <News user={user} />
            <Shell userName={me.benutzer.name} />
          </>
        ) : (
          // Nothing of the page would be answered yet.
          <>
            <ConfirmDialogHost />
            <NoticeHost />
          </>
        )}
        {duty.isOpen && <RequiredFactor onDone={() => void goOn()} />}
      </EngineHost>
    );
  }
  if (error) {
    return (
      <main>
        <PageFailure error={error} onRetry={() => void refetch()} />
      </main>
    );
  }
  return <ShellSkeleton />;
}

/** Technicians have at hand what was read, also without a network. */
function useKeepAnswers(engine: Engine | undefined): void {
  const id = engine?.me.technikerId == null ? undefined : engine.me.id;
  useEffect(() => answerKeeper.set(id === undefined ? undefined : loadedKeeper(id)), [id]);
}

/** Stays open until the user has finished, which is later than the server's being content: recovery codes follow. */
function useDuty(isDue: boolean): { isOpen: boolean; finish: () => void } {
  const [isOpen, setOpen] = useState(false);
  const [isFinished, setFinished] = useState(false);
  if (isDue && !isOpen) setOpen(true);
  if (!isDue && isFinished) {
    setOpen(false);
    setFinished(false);
  }
  return { isOpen: isOpen || isDue, finish: () => setFinished(true) };
}

/** Follows what colleagues do; asks for the server's version after each interruption. */
function News({ user }: { user: string }) {
  useNews(user, checkVersion);
  return null;
}

function engineOf({ benutzer, rollen, rechte, ohneNutzung, techniker }: MeAnswer): Engine {
  const { id, name, kuerzel, typ, istAdmin } = benutzer;
  return {
    registry,
    me: { id, name, kuerzel, typ, istAdmin, technikerId: techniker?.id ?? null },
    roles: rollen,
    can: (asked, record) =>
      can({ id, kuerzel, istAdmin, rechte, ohneNutzung }, registry.rights, asked, record),
  };
}
