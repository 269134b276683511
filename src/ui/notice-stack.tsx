import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications, useNotifications } from '@mantine/notifications';
import styles from './notice-stack.module.css';
import { TopLayer } from './top-layer';

/** Where notices appear: bottom right, above everything, in front of the dialog that is open when they come. */
export function NoticeStack() {
  const { notifications } = useNotifications();
  return (
    <TopLayer of={notifications.map(({ id }) => id).join(' ')}>
      <Notifications
        position="bottom-right"
        className={styles.stack}
        containerWidth={400}
        transitionDuration={140}
        withinPortal={false}
      />
    </TopLayer>
  );
}
