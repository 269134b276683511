import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmDialog } from '../../../../ui/confirm-dialog';
import { lazyPart } from '../../../../ui/lazy-part';
import { notifySuccess } from '../../../../ui/notices';
import { type Attachment, attachmentQuery } from './attachment';
import type { Attachments } from './use-attachments';
import type { ShownFile } from './use-shown-file';

const Viewer = lazyPart(async () => (await import('./viewer')).Viewer);

/** Opens items in a viewer; removing asks by name, both in the list and in the viewer. */
export function useViewer(path: string, attachments: Attachments, [openId, setOpen]: ShownFile) {
  const { t } = useTranslation('media');
  const [isAsking, setAsking] = useState(false);
  const { items = [], may, params } = attachments;
  const listed = items.find(({ id }) => id === openId);
  // The address may name one that is not among the first that were read.
  const { data: apart } = useQuery({
    ...attachmentQuery({ path, params }, openId ?? 0),
    enabled: openId !== undefined && !listed && attachments.items !== undefined,
  });
  const current = listed ?? (apart?.id === openId ? apart : undefined);

  const remove = async (item: Attachment) => {
    const index = items.indexOf(item);
    // Hides the viewer, which lies above every dialog: it makes way for the question.
    setAsking(true);
    const confirmed = await confirmDialog({
      title: t('files.removeTitle'),
      message: t('files.removeQuestion', { name: item.name }),
      confirmLabel: t('files.remove'),
      danger: true,
    });
    if (confirmed && (await attachments.remove(item))) {
      notifySuccess(t('files.removed', { name: item.name }));
      // Goes on with the one beside it, for users who clear up.
      if (openId !== undefined) setOpen((items[index + 1] ?? items[index - 1])?.id);
    }
    setAsking(false);
  };
  return {
    open: (item: Attachment) => setOpen(item.id),
    remove: may.remove ? (item: Attachment) => void remove(item) : undefined,
    view: current && !isAsking && (
      <Viewer
        path={path}
        attachments={attachments}
        items={items}
        current={current}
        onShow={(item) => setOpen(item.id)}
        onRemove={may.remove && !current.isSigned ? (item) => void remove(item) : undefined}
        onClose={() => setOpen(undefined)}
      />
    ),
  };
}
