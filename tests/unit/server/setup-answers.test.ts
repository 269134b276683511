import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import {
  askAdministrator,
  askPassword,
  askUserName,
  userName,
} from '../../../server/setup/answers';

/** A terminal at which somebody answers question after question. */
function terminal(...answers: string[]) {
  const input = new PassThrough();
  const output = new PassThrough();
  const shown: string[] = [];
  output.on('data', (chunk: Buffer) => {
    const text = chunk.toString();
    shown.push(text);
    if (text.endsWith(': ')) setImmediate(() => input.write(answers.shift() ?? '\u0003'));
  });
  return { input, output, shown };
}

describe('questions of the setup', () => {
  test('are answered at the terminal; a password is typed twice and never shown', async () => {
    const at = terminal('Chefin\r', '\r', 'C\r', 'kurz\r', 'Ein guter Anfang\r', 'anders\r');
    const source = { env: {}, terminal: at };
    expect(await askUserName(source)).toBe('chefin');
    expect(await askAdministrator(source, 'chefin')).toEqual({
      benutzername: 'chefin',
      name: 'chefin',
      kuerzel: 'C',
    });
    // Too short, then two different ones, then nothing but Ctrl+C.
    await expect(askPassword(source, 'chefin')).rejects.toThrow('Cancelled');
    const shown = at.shown.join('');
    expect(shown).toContain('User name [admin]: Chefin');
    // Letter by letter: what is typed must not even show in pieces.
    expect(shown.slice(shown.indexOf('Password'))).toBe(
      [
        'Password: ',
        'Please use 8 to 128 characters, not the user name, none of the commonly used passwords.',
        'Password: ',
        'Once more: ',
        'These were two different ones.',
        'Password: ',
        '',
      ].join('\n'),
    );

    const again = terminal('Ein guter Anfang\r', 'Ein guter Anfang\r');
    expect(await askPassword({ env: {}, terminal: again }, 'chefin')).toBe('Ein guter Anfang');
  });

  test('are answered by variables where there is no terminal, or not at all', async () => {
    const env = { KONTOR_ADMIN_USER: ' Chefin ', KONTOR_ADMIN_PASSWORD: 'Ein guter Anfang' };
    const source = { env, terminal: undefined };
    expect(await askUserName(source)).toBe('chefin');
    expect(await askAdministrator(source, 'chefin')).toMatchObject({ kuerzel: 'CHE' });
    expect(await askPassword(source, 'chefin')).toBe('Ein guter Anfang');
    const none = { env: {}, terminal: undefined };
    await expect(askUserName(none)).rejects.toThrow('KONTOR_ADMIN_USER is not set');
    await expect(askPassword(none, 'x')).rejects.toThrow('KONTOR_ADMIN_PASSWORD is not set');
    const weak = { env: { KONTOR_ADMIN_PASSWORD: 'password' }, terminal: undefined };
    await expect(askPassword(weak, 'x')).rejects.toThrow('KONTOR_ADMIN_PASSWORD: 8 to 128');
  });

  test('a user name is one that the login can carry', () => {
    expect(userName(' Jörg.Ü ')).toBe('jörg.ü');
    for (const name of ['', 'x', 'a:b', 'zwei worte']) {
      expect(() => userName(name)).toThrow('is no user name');
    }
  });
});
