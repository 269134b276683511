import { describe, expect, test } from 'vitest';
import { safeFileName } from '../../../../schemas/rules/file-name';
import { byteRange } from '../../../../server/files/byte-range';
import { contentDisposition } from '../../../../server/files/content-disposition';
import { deliveredType, mayBeShown } from '../../../../server/files/delivered-type';
import { sniffType } from '../../../../server/files/sniff-type';
import { Problem } from '../../../../server/http/errors/problem';
import { sampleHeic, sampleImage } from '../../../support/sample-images';

describe('file names', () => {
  test.each([
    ['Angebot 2026.pdf', 'Angebot 2026.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\fakepath\\Foto.JPG', 'Foto.JPG'],
    ['rechnung\u202Efdp.exe', 'rechnungfdp.exe'],
    ['a\r\nset-cookie: x\0.txt', 'aset-cookie_ x.txt'],
    ['.htaccess', 'htaccess'],
    ['con.txt', '_con.txt'],
    ['LPT1', '_LPT1'],
    ['a<b>:"|?*.txt', 'a_b______.txt'],
    ['U\u0308bung.pdf', 'Übung.pdf'],
    ['...', ''],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(251)}.pdf`],
  ])('%j is stored as %j', (name, safe) => {
    expect(safeFileName(name)).toBe(safe);
    expect(safeFileName(safe)).toBe(safe);
  });

  test('are told in ASCII and exactly', () => {
    expect(contentDisposition('attachment', 'Übung (1) 100%.pdf')).toBe(
      `attachment; filename="Ubung (1) 100_.pdf"; filename*=UTF-8''%C3%9Cbung%20%281%29%20100%25.pdf`,
    );
    expect(contentDisposition('inline', '"\r\n')).toBe(`inline; filename="_"; filename*=UTF-8''_`);
    expect(contentDisposition('inline', '..')).toContain('filename="datei"');
  });
});

describe('types are found in the content', () => {
  const text = (value: string) => Buffer.from(value);
  test.each([
    ['plain text', text('Hallo\tWelt\r\n'), 'text/plain', false],
    ['text cut within a character', text('Grüße').subarray(0, 3), 'text/plain', false],
    ['HTML', text('\ufeff  <!DOCTYPE html><p>'), 'text/html', false],
    ['HTML behind a comment', text('<!-- x --> <script>1</script>'), 'text/html', false],
    [
      'SVG',
      text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
      'image/svg+xml',
      false,
    ],
    ['XML', text('<?xml version="1.0"?><rechnung/>'), 'application/xml', false],
    ['a shell script', text('#!/bin/sh\nrm -rf /'), 'text/x-script', false],
    [
      'a program',
      Buffer.from('4d5a90000300000004000000ffff0000', 'hex'),
      'application/x-msdownload',
      false,
    ],
    ['PDF', text('%PDF-1.7\n%âãÏÓ'), 'application/pdf', true],
    ['nothing known', Buffer.from('0001020304', 'hex'), 'application/octet-stream', false],
  ])('%s', async (_, bytes, type, shown) => {
    expect(await sniffType(bytes)).toBe(type);
    expect(mayBeShown(type)).toBe(shown);
  });

  test('images', async () => {
    expect(await sniffType(await sampleImage())).toBe('image/jpeg');
    expect(await sniffType(await sampleHeic())).toBe('image/heic');
  });

  test.each([
    ['text/plain', 'text/plain; charset=utf-8'],
    ['image/png', 'image/png'],
    ['image/heic', 'image/heic'],
    [
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    ['image/svg+xml', 'application/octet-stream'],
    ['text/html', 'application/octet-stream'],
    ['application/xml', 'application/octet-stream'],
    ['application/xhtml+xml', 'application/octet-stream'],
    ['application/x-msdownload', 'application/octet-stream'],
    ['text/javascript', 'application/octet-stream'],
  ])('%s leaves as %s', (type, delivered) => {
    expect(deliveredType(type)).toBe(delivered);
  });
});

describe('ranges', () => {
  test.each([
    [undefined, undefined],
    ['bytes=0-0', { from: 0, to: 0 }],
    ['bytes=2-', { from: 2, to: 9 }],
    ['bytes=2-100', { from: 2, to: 9 }],
    ['bytes=-3', { from: 7, to: 9 }],
    ['bytes=-30', { from: 0, to: 9 }],
    ['bytes=0-1,3-4', undefined],
    ['bytes=5-2', undefined],
    ['bytes=-', undefined],
    ['lines=1-2', undefined],
  ])('%s of ten bytes', (header, range) => {
    expect(byteRange(header, 10)).toEqual(range);
  });

  test.each(['bytes=10-', 'bytes=10-20', 'bytes=-0'])('%s lies outside', (header) => {
    let found: unknown;
    try {
      byteRange(header, 10);
    } catch (error) {
      found = error;
    }
    expect(found).toBeInstanceOf(Problem);
    expect(found).toMatchObject({ status: 416, headers: { 'content-range': 'bytes */10' } });
  });
});
