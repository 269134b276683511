import { blocks as declared } from 'virtual:application/home';
import { manifest } from 'virtual:application';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tone } from '../../../schemas/rules/tone';
import { startOperation } from '../../api/start';
import { useEngine } from '../../engine/application/context';
import { useScreenLabels } from '../../engine/labels/use-screen-labels';
import { mayOpen } from '../../engine/screens/record-rights';
import {
  isFor,
  type FiguresBlock as FiguresOfList,
  type TabBlock as TabOfPage,
} from '../../engine/screens/home-block';
import type { ShownBlock } from '../../engine/views/home/block-grid';
import { BlockFailure, BlockSkeleton } from '../../engine/views/home/block-states';
import { FiguresBlock } from '../../engine/views/home/figures-block';
import styles from '../../engine/views/home/home.module.css';
import { TabBlock } from '../../engine/views/home/tab-block';
import { remindersOperation } from '../reminders/reminders-operation';
import { RecentBlock } from './recent-block';
import { RemindersBlock } from './reminders-block';
import { ScreensBlock } from './screens-block';
import { ViewsBlock } from './views-block';

function Waiting() {
  return <BlockSkeleton figures={0} lines={6} />;
}

function TabOfScreen({ block }: { block: TabOfPage }) {
  return (
    <div className={styles.tab}>
      <TabBlock block={block} Waiting={Waiting} Failure={BlockFailure} />
    </div>
  );
}

export interface HomeBlock extends ShownBlock {
  /** Shown only to users who ask for it. */
  isExtra?: boolean;
}

/** Tones by urgency, beginning with what cannot wait. */
const urgency: readonly (Tone | undefined)[] = ['red', 'orange', 'yellow'];

/** Ranks a block by the most urgent of its figures. */
function rankOf({ figures }: FiguresOfList): number {
  const ranks = figures.map(({ tone }) => urgency.indexOf(tone)).filter((rank) => rank >= 0);
  return Math.min(urgency.length, ...ranks);
}

/** Returns all blocks that the user may have on the start page, the most urgent first. */
export function useHomeBlocks(): readonly HomeBlock[] {
  const { t } = useTranslation('home');
  const { registry, can, me } = useEngine();
  const { title } = useScreenLabels();
  return useMemo(() => {
    const counts = startOperation in registry.rights;
    const own = (key: string, content: ReactNode): HomeBlock => ({
      key,
      title: t(`${key}.title`),
      content,
    });
    const ofScreens = declared.flatMap(
      (block): (HomeBlock & { isTab: boolean; isOwn: boolean; rank: number })[] => {
        const isOwn = isFor(block, me);
        const entry = manifest.find(({ name }) => name === block.screen);
        if (!entry || !mayOpen(entry, can)) return [];
        const isTab = block.tab !== undefined;
        const isCounted = isTab || block.block === undefined || counts;
        if (!isCounted || (!isTab && !can(`GET ${block.list}`))) return [];
        return [
          {
            isTab,
            isOwn,
            rank: isTab ? 0 : rankOf(block),
            ...(block.usersWith && !isOwn && { isExtra: true }),
            key: block.key,
            title: title(entry),
            to: isTab ? `/${entry.name}/${block.tab}` : `/${entry.name}`,
            ...(entry.number !== undefined && { number: entry.number }),
            isWide: isTab,
            content: isTab ? <TabOfScreen block={block} /> : <FiguresBlock block={block} />,
          },
        ];
      },
    );
    const ranked = ofScreens.filter(({ isTab }) => !isTab).sort((a, b) => a.rank - b.rank);
    return [
      ...ranked.filter(({ isOwn }) => isOwn),
      ...(remindersOperation in registry.rights && can(remindersOperation)
        ? [own('reminders', <RemindersBlock />)]
        : []),
      ...ranked.filter(({ isOwn }) => !isOwn),
      ...(counts ? [own('views', <ViewsBlock />)] : []),
      own('recent', <RecentBlock />),
      ...ofScreens.filter(({ isTab }) => isTab),
      // Where no screen has anything to say, at least the ways to the screens.
      {
        ...own('screens', <ScreensBlock />),
        isWide: true,
        ...(ofScreens.length > 0 && { isExtra: true }),
      },
    ];
  }, [t, registry, can, me, title]);
}
