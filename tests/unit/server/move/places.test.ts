import { expect, test } from 'vitest';
import { diskSentence } from '../../../../server/move/disk-errors';
import { secretSentence } from '../../../../server/move/move';
import { readPlace, refusePair } from '../../../../server/move/places';

const read = (text: string) => readPlace('--from', text, '/srv');

test('a place is a folder, a file or a URL, and shows no password', () => {
  expect(read('data')).toEqual({ kind: 'folder', path: '/srv/data', shown: '/srv/data' });
  expect(read('x/y.kontor')).toMatchObject({ kind: 'file', path: '/srv/x/y.kontor' });
  const url = 'postgres://kontor:geheim@db.example.com:5432/kontor?sslmode=require';
  expect(read(url)).toEqual({
    kind: 'url',
    url,
    shown: 'postgres://kontor@db.example.com:5432/kontor',
  });
  expect(read('postgresql://k:geheim@x/kontor?host=/run/pg').shown).toBe(
    'postgres://k@/run/pg/kontor',
  );
});

test.each(['postgres://k:geheim@[', 'mysql://k:geheim@host/x', ' '])(
  'what is no place is refused without being repeated: %s',
  (text) => {
    let message = '';
    try {
      read(text);
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message).toMatch(/^--from: /);
    expect(message).not.toContain('geheim');
  },
);

test('nothing is moved onto itself, or from file to file', () => {
  expect(() => refusePair(read('data'), read('./data/'))).toThrow('the same place');
  expect(() => refusePair(read('a.kontor'), read('b.kontor'))).toThrow('copy the file');
  expect(() => refusePair(read('a'), read('b'))).not.toThrow();
});

test('whoever moves a company hears what becomes of the key', () => {
  const [folder, file, url] = ['data', 'a.kontor', 'postgres://k:geheim@h/d'].map(read) as [
    ReturnType<typeof read>,
    ReturnType<typeof read>,
    ReturnType<typeof read>,
  ];
  expect(secretSentence(folder, url, true)).toContain('base64 /srv/data/secret.key');
  expect(secretSentence(file, url, true)).toContain('tar -xOf /srv/a.kontor secret.key');
  const odd = read(`a b;'$(x)'.kontor`);
  expect(secretSentence(odd, url, true)).toContain(
    `tar -xOf '/srv/a b;'\\''$(x)'\\''.kontor' secret.key | base64`,
  );
  expect(secretSentence(read('my data'), url, true)).toContain(`base64 '/srv/my data/secret.key'`);
  expect(secretSentence(folder, file, true)).toContain('holds the key');
  expect(secretSentence(url, file, false)).toContain('holds no key');
});

test('a full disk is a sentence that names the place', () => {
  for (const code of ['ENOSPC', 'EDQUOT', 'EFBIG']) {
    expect(diskSentence(Object.assign(new Error(), { code }), '/srv/a.kontor')).toContain(
      '/srv/a.kontor',
    );
  }
  expect(diskSentence(Object.assign(new Error(), { code: '53100' }), 'x')).toContain(
    'target database',
  );
  expect(diskSentence(new Error('other'), 'x')).toBeUndefined();
});
