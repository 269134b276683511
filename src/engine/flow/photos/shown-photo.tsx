import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBlobUrl } from '../../../ui/files/use-blob-url';
import { paramsBelow } from '../../screens/place';
import { contentQuery, type Attachment } from '../../views/blocks/attachments/attachment';
import { useFlow } from '../state/flow';
import styles from './photos.module.css';

interface ShownPhotoProps {
  /** Path of the files that it is among. */
  path: string;
  item: Attachment;
  onOpen: (item: Attachment) => void;
}

/** Photo of the record, small; large when it is pressed. */
export function ShownPhoto({ path, item, onOpen }: ShownPhotoProps) {
  const { t } = useTranslation('flow');
  const { place, id } = useFlow();
  const source = { path, params: paramsBelow(path, place, id) };
  const { data } = useQuery({ ...contentQuery(source, item, 400), enabled: item.hasPreview });
  const url = useBlobUrl(data);
  return (
    <button
      type="button"
      className={styles.photo}
      data-photo
      aria-label={t('photos.open', { name: item.name })}
      onClick={() => onOpen(item)}
    >
      {url ? (
        <img className={styles.picture} src={url} alt="" />
      ) : (
        <span className={styles.name}>{item.name}</span>
      )}
    </button>
  );
}
