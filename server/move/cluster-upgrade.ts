import type { Upgrade } from '../db/cluster/upgrade-cluster';
import { releaseAfter } from '../db/release';
import { connect } from './connect';
import { openDatabaseSource } from './database-source';
import { openDatabaseTarget } from './database-target';
import { obtainBinaries } from './old-binaries';
import { quietWatch } from './watch';

/** Move of a cluster of a former major version to the present one. */
export const clusterUpgrade = (say: (text: string) => void): Upgrade => ({
  programsOf: (major) => obtainBinaries(major, say),
  copy: (from, to) => copyDatabase(from, to, say),
});

/** Copies a company from one database into an empty one and compares both; when it throws, nothing has arrived. */
async function copyDatabase(
  fromUrl: string,
  toUrl: string,
  say: (text: string) => void,
): Promise<void> {
  const watch = quietWatch(say);
  const [former, present] = ['The former database', 'The new database'] as const;
  const from = await connect({ connectionString: fromUrl }, former, watch.signal);
  await releaseAfter(async () => {
    const to = await connect({ connectionString: toUrl }, present, watch.signal);
    await releaseAfter(async () => {
      const source = await openDatabaseSource(from, former, watch);
      const target = await openDatabaseTarget(to, present, async () => undefined);
      await target.write(source, undefined, watch);
    }, to.close);
  }, from.close);
}
