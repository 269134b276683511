import { useMemo } from 'react';
import { lazyPart } from '../../../ui/lazy-part';
import { useEngine } from '../../application/context';
import type { Registry } from '../../application/registry';
import type { BespokeParts } from '../../views/record/bespoke-part';
import type { ReadTabViewProps } from '../../views/record/open-record';
import styles from './bespoke-tab.module.css';
import type { BespokeTab } from './definition';

/** Draws the application's component of that name. Throws into the tab's boundary where there is none. */
export function Content(props: ReadTabViewProps<BespokeTab>) {
  const { registry } = useEngine();
  const { part } = props.tab;
  const Part = useMemo(
    () =>
      lazyPart<ReadTabViewProps<BespokeTab>>(() => partOf(registry, part), {
        isNeeded: true,
        Waiting,
      }),
    [registry, part],
  );
  return <Part {...props} />;
}

/** Empty room while the part loads: nobody knows what it will look like. */
function Waiting() {
  return (
    <div className={styles.waiting} aria-hidden>
      <span />
      <span />
      <span />
    </div>
  );
}

async function partOf({ loadBespoke }: Registry, name: string) {
  const parts: BespokeParts | undefined = await loadBespoke?.();
  const part = await parts?.[name]?.();
  if (!part || !('Content' in part)) throw new Error(`bespoke: there is no part «${name}»`);
  return part.Content;
}
