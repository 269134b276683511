import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import { failureText } from '../../../../failure/failure-text';
import { dropUpload, retryUpload, useUploads, type UploadTarget } from '../../../../api/uploads';
import { ProgressBar } from '../../../../ui/files/progress-bar';
import { formatBytes } from '../../../../ui/format/format-bytes';
import classes from './attachments.module.css';

export function UploadList({ target }: { target: UploadTarget }) {
  const { t, i18n } = useTranslation(['media', 'ui']);
  const uploads = useUploads(target);
  if (uploads.length === 0) return null;
  return (
    <ul className={classes.uploads} aria-label={t('media:files.underWay')}>
      {uploads.map(({ id, file, share, state, problem, error, canRetry }) => (
        <li key={id} className={classes.upload}>
          <span className={classes.uploadName} title={file.name}>
            {file.name}
          </span>
          <span className={classes.size}>{formatBytes(file.size, i18n.language)}</span>
          {state === 'failed' ? (
            <span className={classes.failure} role="alert">
              {t('media:failed')} {problem ?? failureText(error)}
            </span>
          ) : (
            <ProgressBar label={t('media:sending', { label: file.name })} share={share} />
          )}
          <span className={classes.uploadButtons}>
            {state === 'failed' && canRetry && (
              <Button size="xs" onClick={() => retryUpload(target, id)}>
                {t('media:retry')}
              </Button>
            )}
            <Button size="xs" variant="subtle" onClick={() => dropUpload(target, id)}>
              {state === 'failed' ? t('media:drop') : t('ui:cancel')}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}
