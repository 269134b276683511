import { useQuery } from '@tanstack/react-query';
import { IconDeviceMobile, IconFingerprint } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { failureText } from '../../../failure/failure-text';
import { EmptyState } from '../../../ui/empty-state';
import { localhostAddress } from '../localhost-address';
import { hasPasskeys } from '../passkeys';
import { SettingsSection } from '../../form/settings-section';
import { factorsQuery, type SecondFactors } from './factor-calls';
import { FactorList } from './factor-list';
import styles from './second-factor.module.css';
import { useFactorChanges } from './use-factor-changes';

interface SecondFactorSectionProps {
  isInDialog?: boolean;
  /** Runs once the recovery codes of a new factor have been seen. */
  onAdded?: () => void;
}

/** Number of recovery codes left at which it is time for new ones. */
const FEW = 3;

export function SecondFactorSection({ isInDialog, onAdded }: SecondFactorSectionProps) {
  const { t } = useTranslation(['security', 'app']);
  const { data, error, refetch } = useQuery(factorsQuery);
  const title = useRef<HTMLHeadingElement>(null);
  const changes = useFactorChanges(title, onAdded);
  return (
    <SettingsSection
      title={t('security:second.title')}
      hint={t('security:second.hint')}
      titleRef={title}
      isInDialog={isInDialog}
    >
      {error && (
        <EmptyState title={failureText(error)}>
          <Button onClick={() => void refetch()}>{t('app:failure.retry')}</Button>
        </EmptyState>
      )}
      {data && <Content data={data} changes={changes} />}
      {changes.dialogs}
    </SettingsSection>
  );
}

interface ContentProps {
  data: SecondFactors;
  changes: ReturnType<typeof useFactorChanges>;
}

function Content({ data, changes }: ContentProps) {
  const { t } = useTranslation('security');
  const { faktoren, wiederherstellungscodes: left, erforderlich } = data;
  const hasCodes = faktoren.some(({ verfahren }) => verfahren === 'TOTP');
  const mayAddPasskey = data.passkeyMoeglich && hasPasskeys();
  return (
    <>
      {faktoren.length === 0 ? (
        <p className={styles.none}>{t('second.none')}</p>
      ) : (
        <FactorList
          factors={faktoren}
          persisted={erforderlich && faktoren.length === 1}
          onRemove={changes.remove}
        />
      )}
      {erforderlich && faktoren.length > 0 && <p className={styles.hint}>{t('second.required')}</p>}
      <div className={styles.tools}>
        {mayAddPasskey && (
          <Button
            variant={faktoren.length === 0 ? 'filled' : 'default'}
            Icon={IconFingerprint}
            onClick={changes.addPasskey}
          >
            {t('passkey.add')}
          </Button>
        )}
        {data.totpMoeglich && (
          <Button
            variant={faktoren.length === 0 && !mayAddPasskey ? 'filled' : 'default'}
            Icon={IconDeviceMobile}
            onClick={changes.setUpCodes}
          >
            {t(hasCodes ? 'totp.anew' : 'totp.add')}
          </Button>
        )}
      </div>
      {!mayAddPasskey && <NoPasskeys isPossible={data.passkeyMoeglich} />}
      {!data.totpMoeglich && <p className={styles.hint}>{t('totp.server')}</p>}
      {faktoren.length > 0 && (
        <div className={styles.recovery}>
          <h3>{t('recovery.title')}</h3>
          <p className={left > FEW ? styles.hint : styles.few}>
            {t('recovery.left', { count: left })}
          </p>
          <div className={styles.tools}>
            <Button variant="default" onClick={changes.renewCodes}>
              {t('recovery.renew')}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}

/** Explains why there can be no passkeys here, and where there can. */
function NoPasskeys({ isPossible }: { isPossible: boolean }) {
  const { t } = useTranslation('security');
  const address = isPossible ? undefined : localhostAddress(window.location.href);
  if (address === undefined) {
    return <p className={styles.hint}>{t(isPossible ? 'passkey.browser' : 'passkey.address')}</p>;
  }
  return (
    <p className={styles.hint}>
      {t('passkey.loopback')}{' '}
      <a href={address}>{t('passkey.open', { host: new URL(address).host })}</a>
    </p>
  );
}
