import { IconPhotoOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { imageRules } from '../../../api/images';
import { useBlobUrl } from '../../../ui/files/use-blob-url';
import { formatBytes } from '../../../ui/format/format-bytes';
import { type Attachment, contentQuery } from '../../views/blocks/attachments/attachment';
import { AttachmentsFrame } from '../../views/blocks/attachments/attachments-frame';
import { useAttachments } from '../../views/blocks/attachments/use-attachments';
import { useTakeFiles } from '../../views/blocks/attachments/upload-bar';
import { useShownFile } from '../../views/blocks/attachments/use-shown-file';
import { useViewer } from '../../views/blocks/attachments/use-viewer';
import type { ReadTabViewProps } from '../../views/record/open-record';
import type { GalleryTab } from './definition';
import classes from './gallery.module.css';

export function Content({
  tab,
  record: of,
}: ReadTabViewProps<GalleryTab>) {
  const { t, i18n } = useTranslation('media');
  const { place, id, values: record } = of;
  const { path, pageSize } = tab;
  const attachments = useAttachments({ path, pageSize, place, id, record }, 'bildindex');
  const take = useTakeFiles(attachments.target, imageRules);
  const viewer = useViewer(path, attachments, useShownFile(of, tab.name));
  return (
    <AttachmentsFrame
      attachments={attachments}
      kind="gallery"
      accept={imageRules.types.join(',')}
      hint={t('image.hint', {
        most: formatBytes(imageRules.maxBytes, i18n.language),
        types: imageRules.names,
      })}
      onFiles={take}
    >
      <ul className={classes.gallery} aria-label={t('gallery.list')}>
        {attachments.items?.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className={classes.tile}
              aria-label={t('image.enlarge', { label: item.name })}
              onClick={() => viewer.open(item)}
            >
              <Thumbnail item={item} source={{ path, params: attachments.params }} />
              <span className={classes.name} aria-hidden>
                {item.name}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {viewer.view}
    </AttachmentsFrame>
  );
}

interface ThumbnailProps {
  item: Attachment;
  source: Parameters<typeof contentQuery>[0];
}

function Thumbnail({ item, source }: ThumbnailProps) {
  const { t } = useTranslation('media');
  const query = contentQuery(source, item, 400);
  const { data } = useQuery({ ...query, enabled: item.hasPreview });
  const url = useBlobUrl(data);
  return (
    <span className={classes.frame}>
      {url && <img className={classes.thumbnail} src={url} alt="" />}
      {!item.hasPreview && (
        <IconPhotoOff size={32} stroke={1.5} role="img" aria-label={t('image.noPreview')} />
      )}
    </span>
  );
}
