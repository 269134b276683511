import { expect, test } from 'vitest';
import { networkOf } from '../../../server/http/limits/network';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['2001:db8:0:1::192.0.2.1', '2001:db8:0:1'],
  ['', ''],
])('%s counts as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
