import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications, useNotifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Mantine } from './mantine';
import { takeNotices } from './notice-queue';
import styles from './notice-stack.module.css';
import { showNotice } from './show-notice';
import { TopLayer } from './top-layer';
import { useMedia } from './use-media';
import { useNoticeLift } from './use-notice-lift';

/** Bottom right, above everything, in front of the dialog that is open when they come. */
export function NoticeStack() {
  return (
    <Mantine>
      <Notices />
    </Mantine>
  );
}

function Notices() {
  const { notifications } = useNotifications();
  const { t } = useTranslation('ui');
  useEffect(() => takeNotices(showNotice), []);
  const isPhone = useMedia('(max-width: 767px)');
  const stack = useRef<HTMLDivElement>(null);
  const shown = notifications.map(({ id }) => id).join(' ');
  useNoticeLift(stack, shown);
  return (
    <TopLayer of={shown} label={notifications.length > 0 ? t('notices.title') : undefined}>
      <div ref={stack} className={styles.lifted}>
        <Notifications
          position="bottom-right"
          className={styles.stack}
          containerWidth={400}
          // On a phone persistent notices wait until the pop-ups are gone.
          limit={isPhone ? 2 : 6}
          transitionDuration={140}
          withinPortal={false}
        />
      </div>
    </TopLayer>
  );
}
