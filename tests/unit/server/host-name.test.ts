import { describe, expect, test } from 'vitest';
import { hostName, isLoopback } from '../../../server/host-name';

describe('the host of a request', () => {
  test.each([
    ['localhost:4700', 'localhost'],
    ['LOCALHOST', 'localhost'],
    ['localhost.', 'localhost'],
    ['127.0.0.1:1', '127.0.0.1'],
    ['[::1]:4700', '[::1]'],
    ['[0:0:0:0:0:0:0:1]', '[::1]'],
    // Other spellings of an address are that address.
    ['0x7f.1', '127.0.0.1'],
    ['Kontor.Example.com:443', 'kontor.example.com'],
  ])('%s is %s', (header, name) => {
    expect(hostName(header)).toBe(name);
  });

  test.each([
    '',
    'a b',
    'user@localhost',
    'localhost/x',
    'localhost#',
    'localhost:abc',
    '[::1',
    '::1',
    '1.2.3.999',
    'évil.example',
  ])('«%s» is none', (header) => {
    expect(hostName(header)).toBeUndefined();
  });

  test('loopback is what no other computer can be', () => {
    for (const name of [
      'localhost',
      'kontor.localhost',
      '127.0.0.1',
      '127.8.9.1',
      '::1',
      '[::1]',
    ]) {
      expect([name, isLoopback(name)]).toEqual([name, true]);
    }
    for (const name of [
      '',
      '0.0.0.0',
      '::',
      '127.0.0.1.example.com',
      '127.999.1.1',
      'localhost.example.com',
      '128.0.0.1',
      '[::2]',
    ]) {
      expect([name, isLoopback(name)]).toEqual([name, false]);
    }
  });
});
