import { manifest } from 'virtual:application';
import { IconLayoutGrid, IconLock, IconRestore } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockGrid } from '../../engine/views/home/block-grid';
import {
  inOrder,
  isShown,
  movedTo,
  notArranged,
  withShown,
} from '../../engine/views/home/arrangement';
import styles from '../../engine/views/home/home.module.css';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Menu } from '../../ui/menu';
import { Page } from '../../ui/page';
import { useIsPhone } from '../../ui/phone';
import { usePermittedScreens } from '../navigation/use-permitted-screens';
import { useArrangement } from './use-arrangement';
import { useHomeBlocks } from './use-home-blocks';
import { PossibleScreens } from './possible-screens';

/** Start page, where the day begins: what is due, and the ways to it. */
export function HomePage() {
  const { t } = useTranslation('home');
  const groups = usePermittedScreens();
  if (manifest.length === 0 || groups.length === 0) {
    return (
      <Page title={t('title')} number={100}>
        {manifest.length === 0 ? (
          <PossibleScreens />
        ) : (
          <EmptyState Icon={IconLock} title={t('empty')} hint={t('emptyHint')} />
        )}
      </Page>
    );
  }
  return <WorkList />;
}

function WorkList() {
  const { t } = useTranslation('home');
  const { arrangement, isSettled, change } = useArrangement();
  const blocks = inOrder(useHomeBlocks(), arrangement);
  const shown = blocks.filter((block) => isShown(block, arrangement));
  const [menuAt, setMenuAt] = useState<Element>();
  const [said, say] = useState('');
  const isPhone = useIsPhone();
  const arranging = useRef<HTMLSpanElement>(null);
  const titleOf = (key: string) => blocks.find((block) => block.key === key)?.title ?? '';

  const move = (key: string, to: string) => {
    const order = movedTo(
      blocks.map((block) => block.key),
      key,
      to,
    );
    change({ order });
    const visible = order.filter((one) => shown.some((block) => block.key === one));
    const place = visible.indexOf(key) + 1;
    say(t('moved', { title: titleOf(key), place, count: visible.length }));
  };
  const show = (key: string, wanted: boolean) => {
    const block = blocks.find((one) => one.key === key);
    if (!block) return;
    change(withShown(block, wanted, arrangement));
    say(t(wanted ? 'isShown' : 'isHidden', { title: block.title }));
  };
  const hide = (key: string) => {
    show(key, false);
    // The element that had the focus is gone; it can be brought back from here.
    arranging.current?.querySelector('button')?.focus();
  };
  const arrange = (
    <span ref={arranging} className={styles.arrange}>
      <Button
        variant="default"
        Icon={IconLayoutGrid}
        onClick={() => setMenuAt(arranging.current?.querySelector('button') ?? undefined)}
      >
        {t('arrange')}
      </Button>
    </span>
  );
  return (
    <Page title={t('title')} number={100} actions={isPhone ? undefined : arrange}>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {isSettled &&
        (shown.length === 0 ? (
          <EmptyState Icon={IconLayoutGrid} title={t('allHidden')} hint={t('allHiddenHint')} />
        ) : (
          <div className={styles.home}>
            <BlockGrid blocks={shown} onMove={move} onHide={hide} />
          </div>
        ))}
      {/* Below the tasks: it needs the room. */}
      {isPhone && arrange}
      {menuAt && (
        <Menu
          anchor={menuAt}
          label={t('arrange')}
          groups={[
            blocks.map((block) => {
              const isThere = isShown(block, arrangement);
              return {
                label: block.title,
                checked: isThere,
                run: () => show(block.key, !isThere),
              };
            }),
            [
              {
                label: t('restore'),
                Icon: IconRestore,
                run: () => {
                  change(notArranged);
                  say(t('restored'));
                },
              },
            ],
          ]}
          onClose={() => setMenuAt(undefined)}
        />
      )}
    </Page>
  );
}
