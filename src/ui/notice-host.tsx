import { Notifications } from '@mantine/notifications';

/** Where notices appear: bottom right, above everything. */
export function NoticeHost() {
  return <Notifications position="bottom-right" containerWidth={400} transitionDuration={140} />;
}
