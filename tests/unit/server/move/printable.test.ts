import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { printable, shellWord } from '../../../../server/move/printable';

test('what a terminal would obey is shown as what it is not', () => {
  expect(printable('\x1b[2J\x07\x7f\u009bm\u202eabc\r')).toBe('�[2J���m�abc�');
  expect(printable('Müller & Söhne\n\tGmbH «…» 日本')).toBe('Müller & Söhne\n\tGmbH «…» 日本');
});

test
  .skipIf(process.platform === 'win32')
  .each(['/srv/a.kontor', `/srv/it's; "$(echo x)" \`y\``, '/a\nb', '*', ''])(
  'a shell reads %j as it is',
  (text) => {
    const said = execFileSync('/bin/sh', ['-c', `printf %s ${shellWord(text)}`], {
      encoding: 'utf8',
    });
    expect(said).toBe(text);
  },
);
