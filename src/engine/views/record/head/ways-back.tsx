import { IconArrowLeft } from '@tabler/icons-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PageLink } from '../../../../ui/page';
import styles from './ways-back.module.css';

interface WaysBackProps {
  /** Link «Zurück»; `label` says it in full on hover. */
  back: PageLink;
  crumbs: readonly PageLink[];
  /** True if the crumbs are shown; else the arrow says enough. */
  hasCrumbs: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** Arrow before the title of a record that leads to where it stands, and the crumbs of what stands above. */
export function WaysBack({ back, crumbs, hasCrumbs, ref }: WaysBackProps) {
  const { t } = useTranslation('ui');
  return (
    <>
      <Link
        ref={ref}
        to={back.to}
        className={styles.back}
        title={back.label || t('back')}
        aria-label={t('back')}
      >
        <IconArrowLeft size={18} stroke={1.5} aria-hidden />
      </Link>
      {hasCrumbs && (
        <nav aria-label={t('breadcrumbs')} className={styles.crumbs} data-crumbs>
          <ol>
            {crumbs.map((crumb) => (
              <li key={crumb.to}>
                <Link to={crumb.to}>{crumb.label}</Link>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </>
  );
}
