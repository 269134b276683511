import { IconDeviceMobile, IconFingerprint } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { formatDateTime } from '../../../../schemas/rules/format-date';
import type { SecondFactor } from './factor-calls';
import styles from './second-factor.module.css';

interface FactorListProps {
  factors: readonly SecondFactor[];
  /** True if the user must have a factor: then the last one stays. */
  persisted: boolean;
  onRemove: (factor: SecondFactor) => void;
}

const icons = { PASSKEY: IconFingerprint, TOTP: IconDeviceMobile };

export function FactorList({ factors, persisted, onRemove }: FactorListProps) {
  const { t } = useTranslation('security');
  return (
    <ul className={styles.factors} aria-label={t('second.list')}>
      {factors.map((factor) => {
        const { id, verfahren, name, angelegt, letzteNutzung } = factor;
        const Icon = icons[verfahren];
        const used = letzteNutzung
          ? t('second.used', { time: formatDateTime(letzteNutzung) })
          : t('second.unused');
        return (
          <li key={id}>
            <Icon size={18} stroke={1.5} aria-hidden />
            <div className={styles.factor}>
              <strong>{name}</strong>
              <span>
                {t(`second.kinds.${verfahren}`)} ·{' '}
                {t('second.created', { time: formatDateTime(angelegt) })} · {used}
              </span>
            </div>
            {!persisted && (
              <Button
                size="compact"
                variant="default"
                aria-label={t('second.removeOf', { name })}
                onClick={() => onRemove(factor)}
              >
                {t('second.remove')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
