import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { IconLockOpen } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/button';
import type { components } from '../../../schemas/generated/api';
import { call } from '../../api/call';
import { rowsOf } from '../../api/dialects/reference';
import { failureText } from '../../failure/failure-text';
import { useEngine } from '../../engine/application/context';
import { useScreenLabels } from '../../engine/labels/use-screen-labels';
import { CardTable } from '../../ui/card-table';
import { confirmDialog } from '../../ui/confirm-dialog';
import { EmptyState } from '../../ui/empty-state';
import { formatDateTime } from '../../../schemas/rules/format-date';
import { notifySuccess } from '../../ui/notices';
import { Page } from '../../ui/page';
import styles from './locks-page.module.css';
import { useScreenOfTable } from './use-screen-of-table';

type Lock = components['schemas']['RecordLock'];

const locksKey = ['locks'];
const columns = ['record', 'by', 'since', 'until'] as const;

/** Page `/system/locks`: the user's own locks, or everybody's with the right to release them. */
export function LocksPage() {
  const { t } = useTranslation('locks');
  const { me } = useEngine();
  const client = useQueryClient();
  const screenOf = useScreenOfTable();
  const { one } = useScreenLabels();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: locksKey,
    queryFn: async ({ signal }) => {
      const query = { limit: 500 };
      const answer = await call('GET /system/sperren', { query, signal });
      return rowsOf(answer.data).rows as unknown as Lock[];
    },
  });
  const { mutate } = useMutation({
    mutationFn: async (lock: Lock) => {
      const isForeign = lock.benutzerId !== me.id;
      await call('DELETE /system/sperren/{token}', {
        params: { token: lock.token },
        query: { erzwingen: isForeign || undefined },
      });
    },
    onSuccess: () => notifySuccess(t('released')),
    onSettled: () => client.invalidateQueries({ queryKey: locksKey }),
  });
  const release = async (lock: Lock) => {
    const since = { name: lock.benutzer, time: formatDateTime(lock.gesperrtSeit) };
    const isSure = await confirmDialog({
      title: t('release'),
      message: t('question', since),
      confirmLabel: t('release'),
      danger: true,
    });
    if (isSure) mutate(lock);
  };

  const nameOf = ({ tabelle, tabelleId }: Lock) => {
    const screen = screenOf(tabelle);
    return `${screen ? one(screen) : tabelle} ${tabelleId}`;
  };
  const linkTo = (lock: Lock) => {
    const screen = screenOf(lock.tabelle);
    return screen ? (
      <Link to={`/${screen.name}/${lock.tabelleId}`}>{nameOf(lock)}</Link>
    ) : (
      nameOf(lock)
    );
  };

  return (
    <Page title={t('title')}>
      <p className={styles.hint}>{t('hint')}</p>
      {error && (
        <EmptyState title={failureText(error)}>
          <Button onClick={() => void refetch()}>{t('app:failure.retry')}</Button>
        </EmptyState>
      )}
      {!isPending && data?.length === 0 && <EmptyState Icon={IconLockOpen} title={t('empty')} />}
      {data && data.length > 0 && (
        <CardTable
          name={t('title')}
          columns={columns.map((name) => t(`${name}`))}
          rows={data.map((lock) => ({
            key: lock.token,
            cells: [
              linkTo(lock),
              lock.benutzer,
              formatDateTime(lock.gesperrtSeit),
              formatDateTime(lock.gueltigBis),
            ],
            action: (
              <Button
                size="compact"
                variant="default"
                aria-label={t('releaseOf', { record: nameOf(lock), name: lock.benutzer })}
                onClick={() => void release(lock)}
              >
                {t('release')}
              </Button>
            ),
          }))}
        />
      )}
    </Page>
  );
}
