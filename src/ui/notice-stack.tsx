import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';

/** Where notices appear: bottom right, above everything. */
export function NoticeStack() {
  return <Notifications position="bottom-right" containerWidth={400} transitionDuration={140} />;
}
