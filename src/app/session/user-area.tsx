import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { EngineProvider, type Engine } from '../../engine/context';
import { useNews } from '../../engine/news/use-news';
import { PageFailure } from '../pages/page-failure';
import { registry } from '../registry';
import { can } from '../rights';
import { Shell } from '../shell/shell';
import { ShellSkeleton } from '../shell/shell-skeleton';
import { warnOfOtherVersion } from '../version-warning';
import { meQuery, type MeAnswer } from './me';

/** Everything that needs to know who is there. */
export function UserArea({ user }: { user: string }) {
  const { data: me, error, refetch } = useQuery(meQuery(user));
  const engine = useMemo(() => me && engineOf(me), [me]);
  if (engine && me) {
    return (
      <EngineProvider value={engine}>
        <News user={user} />
        <Shell userName={me.benutzer.name} />
      </EngineProvider>
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

/** Follows what colleagues do, and asks for the server's version whenever the connection was interrupted. */
function News({ user }: { user: string }) {
  useNews(user, () => void warnOfOtherVersion().catch(() => undefined));
  return null;
}

function engineOf({ benutzer, rollen, rechte, techniker }: MeAnswer): Engine {
  const { id, name, kuerzel, typ, istAdmin } = benutzer;
  return {
    registry,
    me: { id, name, kuerzel, typ, istAdmin, technikerId: techniker?.id ?? null },
    roles: rollen,
    can: (asked, record) => can({ id, kuerzel, istAdmin, rechte }, registry.rights, asked, record),
  };
}
