import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreference } from '../../../api/preferences/use-preference';
import { formatBytes } from '../../../ui/format/format-bytes';
import type { Attachment } from '../../views/blocks/attachments/attachment';
import { AttachmentsFrame } from '../../views/blocks/attachments/attachments-frame';
import { useAttachments } from '../../views/blocks/attachments/use-attachments';
import { useTakeFiles } from '../../views/blocks/attachments/upload-bar';
import { useShownFile } from '../../views/blocks/attachments/use-shown-file';
import { useViewer } from '../../views/blocks/attachments/use-viewer';
import type { ReadTabViewProps } from '../../views/record/open-record';
import type { FilesTab } from './definition';
import { FileTable, isFileOrder } from './file-table';
import { RenameDialog } from './rename-dialog';

/** Order kept for the user, the same for all files (specification 1 §7). */
const latestFirst: { order: string } = { order: '-datum' };

/** Limits of a file (3-decisions §3.4). */
const rules = { maxBytes: 25 * 1024 * 1024 };

/** Tab with files, which are added by choice, drop, paste and camera. */
export function Content({ tab, record: of }: ReadTabViewProps<FilesTab>) {
  const { t, i18n } = useTranslation('media');
  const { place, id, values: record } = of;
  const { value, change } = usePreference('presetsFiles', latestFirst);
  const order = isFileOrder(value.order) ? value.order : '-datum';
  const { path, filter, pageSize } = tab;
  const attachments = useAttachments({ path, filter, pageSize, place, id, record }, order);
  const take = useTakeFiles(attachments.target, rules);
  const viewer = useViewer(path, attachments, useShownFile(of, tab.name));
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
        onOrder={(next) => change({ order: next })}
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
