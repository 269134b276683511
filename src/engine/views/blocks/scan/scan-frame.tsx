import { IconBarcodeOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import { failureText } from '../../../../failure/failure-text';
import { EmptyState } from '../../../../ui/empty-state';
import { useScreenLabels } from '../../../labels/use-screen-labels';
import { CameraView } from '../../controls/camera/camera-view';
import { CodeEntry } from './code-entry';
import type { CodeSource } from './find-code';
import classes from './scan.module.css';
import type { Scan } from './use-scanned-code';

interface ScanFrameProps<Source extends CodeSource> {
  scan: Scan<Source>;
  /** Texts shown where nothing has the code. */
  none: { title: string; hint: string };
  /** Meaning of the code. */
  children: ReactNode;
}

/** Frame with the sources of a code, and beside or below them what was found. */
export function ScanFrame<Source extends CodeSource>({
  scan,
  none,
  children,
}: ScanFrameProps<Source>) {
  const { t } = useTranslation('scanner');
  const { oneOf } = useScreenLabels();
  const { code, hits, error, isFetching } = scan;
  const [only] = hits ?? [];
  const said = !only
    ? ''
    : hits && hits.length > 1
      ? t('ambiguous')
      : t('found', { code, kind: oneOf(only.source.schema) });
  return (
    <div className={classes.scanner}>
      <div className={classes.sources}>
        <CodeEntry onCode={scan.take} />
        <CameraView onCode={scan.take} />
      </div>
      <div className={classes.result} aria-busy={isFetching}>
        <p className="visually-hidden" role="status">
          {said}
        </p>
        {error && (
          <div role="alert" className={classes.failure}>
            <p>{failureText(error)}</p>
            <Button variant="default" loading={isFetching} onClick={scan.retry}>
              {t('again')}
            </Button>
          </div>
        )}
        {hits?.length === 0 && !error && (
          <div role="alert">
            <EmptyState Icon={IconBarcodeOff} {...none} />
          </div>
        )}
        {children}
      </div>
    </div>
  );
}
