import { IconPaperclip, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import { failureText } from '../../../../failure/failure-text';
import { EmptyState } from '../../../../ui/empty-state';
import { DropArea } from '../../../../ui/files/drop-area';
import type { NamedFile } from '../../../../ui/files/is-named-file';
import classes from './attachments.module.css';
import { UploadBar } from './upload-bar';
import { UploadList } from './upload-list';
import type { Attachments } from './use-attachments';

interface AttachmentsFrameProps {
  attachments: Attachments;
  /** Texts below `media:`, `files` or `gallery`. */
  kind: 'files' | 'gallery';
  accept?: string;
  hint: string;
  onFiles: (files: readonly NamedFile[]) => void;
  children: ReactNode;
}

export function AttachmentsFrame(props: AttachmentsFrameProps) {
  const { attachments, kind, accept, hint, onFiles, children } = props;
  const { t } = useTranslation(['media', 'list']);
  const { query, items, total, may, target } = attachments;
  return (
    <DropArea
      label={t(`media:${kind}.area`)}
      hint={t(`media:${kind}.drop`)}
      onFiles={may.add ? onFiles : undefined}
    >
      {may.add && (
        <UploadBar
          label={t(`media:${kind}.choose`)}
          accept={accept}
          hint={hint}
          onFiles={onFiles}
        />
      )}
      <UploadList target={target} />
      {query.error && (
        <div role="alert">
          <EmptyState title={failureText(query.error)}>
            <Button variant="default" Icon={IconRefresh} onClick={() => void query.refetch()}>
              {t('media:retry')}
            </Button>
          </EmptyState>
        </div>
      )}
      {items?.length === 0 && (
        <EmptyState
          Icon={IconPaperclip}
          title={t(`media:${kind}.none`)}
          hint={may.add ? t(`media:${kind}.noneHint`) : undefined}
        />
      )}
      {items && items.length > 0 && children}
      {query.hasNextPage && items && (
        <div className={classes.more}>
          <Button
            variant="default"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('media:files.more')}
          </Button>
          <span className={classes.hint}>
            {t('media:files.shown', { shown: items.length, total })}
          </span>
        </div>
      )}
    </DropArea>
  );
}
