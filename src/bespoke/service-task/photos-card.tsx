import { PhotosCard } from '../../engine/flow/photos/photos-card';
import { paths } from './task';

/** Most photos of a task (3-decisions §3.9). */
const MOST = 30;

/** Card of photos and other files of the task. */
export function TaskPhotosCard() {
  return <PhotosCard name="photos" path={paths.files} most={MOST} />;
}
