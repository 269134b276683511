import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../../../ui/format/format-bytes';
import type { Attachment } from '../../views/blocks/attachments/attachment';
import { AttachmentsFrame } from '../../views/blocks/attachments/attachments-frame';
import { useAttachments } from '../../views/blocks/attachments/use-attachments';
import { useTakeFiles } from '../../views/blocks/attachments/upload-bar';
import { useViewer } from '../../views/blocks/attachments/use-viewer';
import type { ReadTabViewProps } from '../../views/record/open-record';
import type { FilesTab } from './definition';
import { FileTable, type FileOrder } from './file-table';
import { RenameDialog } from './rename-dialog';

/** Limits of a file (3-decisions §3.4). */
const rules = { maxBytes: 25 * 1024 * 1024 };

/** Tab with files, which are added by choice, drop, paste and camera. */
export function Content({
  tab,
  record: { place, id, values: record },
}: ReadTabViewProps<FilesTab>) {
  const { t, i18n } = useTranslation('media');
  const [order, setOrder] = useState<FileOrder>('-datum');
  const { path, filter, pageSize } = tab;
  const attachments = useAttachments({ path, filter, pageSize, place, id, record }, order);
  const take = useTakeFiles(attachments.target, rules);
  const viewer = useViewer(path, attachments);
  const [renamed, setRenamed] = useState<Attachment>();
  return (
    <AttachmentsFrame
      attachments={attachments}
      kind="files"
      hint={t('files.hint', { most: formatBytes(rules.maxBytes, i18n.language) })}
      onFiles={take}
    >
      <FileTable
        attachments={attachments}
        path={path}
        order={order}
        onOrder={setOrder}
        onOpen={viewer.open}
        onRename={attachments.may.rename ? setRenamed : undefined}
        onRemove={viewer.remove}
      />
      {viewer.view}
      {renamed && (
        <RenameDialog
          item={renamed}
          onRename={(name) => attachments.rename(renamed, name)}
          onClose={() => setRenamed(undefined)}
        />
      )}
    </AttachmentsFrame>
  );
}
