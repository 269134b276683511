import { useQuery } from '@tanstack/react-query';
import type { Attachment } from '../../engine/views/blocks/attachments/attachment';
import { contentQuery } from '../../engine/views/blocks/attachments/attachment';
import { useBlobUrl } from '../../ui/files/use-blob-url';
import { paths } from './task';
import styles from './task-photos.module.css';

/** A photo of the task, small. */
export function Photo({ item, taskId }: { item: Attachment; taskId: number }) {
  const source = { path: paths.files, params: { planungId: taskId } };
  const { data } = useQuery({ ...contentQuery(source, item, 400), enabled: item.hasPreview });
  const url = useBlobUrl(data);
  return url ? (
    <img className={styles.picture} src={url} alt="" />
  ) : (
    <span className={styles.name}>{item.name}</span>
  );
}
