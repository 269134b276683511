import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import type { components } from '../../../schemas/generated/api';
import { call } from '../../api/call';
import { rowsOf } from '../../api/dialects/reference';
import { failureText } from '../../failure/failure-text';
import { CardTable } from '../../ui/card-table';
import { confirmDialog } from '../../ui/confirm-dialog';
import { EmptyState } from '../../ui/empty-state';
import { formatDateTime } from '../../../schemas/rules/format-date';
import { notifySuccess } from '../../ui/notices';
import { StatusBadge } from '../../ui/status-badge';
import styles from './devices-section.module.css';
import { useFocusHome } from './second-factor/use-focus-home';
import { SettingsSection } from '../form/settings-section';

type Device = components['schemas']['Device'];

export const devicesKey = ['devices'];
const columns = ['device', 'since', 'used'] as const;

export function DevicesSection() {
  const { t } = useTranslation('security');
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: devicesKey,
    queryFn: async ({ signal }) => {
      const answer = await call('GET /system/geraete', { query: { limit: 500 }, signal });
      return rowsOf(answer.data).rows as unknown as Device[];
    },
    meta: { failure: 'shown' },
  });
  const { mutate } = useMutation({
    mutationFn: ({ id }: Device) => call('DELETE /system/geraete/{id}', { params: { id } }),
    onSuccess: () => notifySuccess(t('devices.ended')),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: devicesKey });
      comeBack();
    },
  });
  const title = useRef<HTMLHeadingElement>(null);
  const { leave, comeBack } = useFocusHome(title);
  const end = async (device: Device) => {
    leave();
    const isSure = await confirmDialog({
      title: t('devices.end'),
      message: t('devices.question', { name: device.geraetName }),
      confirmLabel: t('devices.end'),
      danger: true,
    });
    if (isSure) mutate(device);
  };

  const nameOf = ({ geraetName, istDiesesGeraet }: Device) => (
    <span className={styles.name}>
      {geraetName}
      {istDiesesGeraet && <StatusBadge tone="green">{t('devices.this')}</StatusBadge>}
    </span>
  );

  return (
    <SettingsSection title={t('devices.title')} hint={t('devices.hint')} titleRef={title}>
      {error && (
        <EmptyState title={failureText(error)}>
          <Button onClick={() => void refetch()}>{t('app:failure.retry')}</Button>
        </EmptyState>
      )}
      {data && (
        <CardTable
          name={t('devices.title')}
          columns={columns.map((name) => t(`devices.${name}`))}
          rows={data.map((device) => ({
            key: device.id,
            cells: [
              nameOf(device),
              formatDateTime(device.angemeldetSeit),
              formatDateTime(device.zuletztBenutzt),
            ],
            action: !device.istDiesesGeraet && (
              <Button
                size="compact"
                variant="default"
                aria-label={t('devices.endOf', {
                  name: device.geraetName,
                  since: formatDateTime(device.angemeldetSeit),
                })}
                onClick={() => void end(device)}
              >
                {t('devices.end')}
              </Button>
            ),
          }))}
        />
      )}
    </SettingsSection>
  );
}
