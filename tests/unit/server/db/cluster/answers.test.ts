import fs from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answers } from '../../../../../server/db/cluster/start-process';

let folder = '';
let server: net.Server | undefined;
beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'kontor-answers-'));
});
afterEach(async () => {
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
  fs.rmSync(folder, { recursive: true });
});

const asked = () => answers({ passwords: { postgres: 'a', kontor: 'b' }, reach: folder });

/** Something that listens where PostgreSQL would, and does this with whoever comes. */
async function listen(meet: (socket: net.Socket) => void): Promise<void> {
  server = net.createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => meet(socket));
  });
  await new Promise<void>((resolve) => server?.listen(join(folder, '.s.PGSQL.5432'), resolve));
}

/** PostgreSQL's answer to somebody whom it does not let in. */
function refuse(code: string): (socket: net.Socket) => void {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mthat is why\0\0`);
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(fields.length + 4, 1);
  return (socket) => socket.end(Buffer.concat([head, fields]));
}

describe.skipIf(process.platform === 'win32')('a database that is asked whether it is up', () => {
  test('is not, where nobody listens yet', async () => {
    expect(await asked()).toBe(false);
    fs.writeFileSync(join(folder, '.s.PGSQL.5432'), '');
    expect(await asked()).toBe(false);
  });

  test.each(['57P03', '57P01', '57P02'])('is not while it starts or ends (%s)', async (code) => {
    await listen(refuse(code));
    expect(await asked()).toBe(false);
  });

  test('is not when it hangs up', async () => {
    await listen((socket) => socket.destroy());
    expect(await asked()).toBe(false);
  });

  test('says what to do when its password is another one', async () => {
    await listen(refuse('28P01'));
    await expect(asked()).rejects.toThrow('Remove that file');
  });

  test.each(['53300', '28000', 'XX000', '58P01'])(
    'says what it refuses for any other reason (%s)',
    async (code) => {
      await listen(refuse(code));
      await expect(asked()).rejects.toThrow('does not let Kontor in: that is why');
    },
  );
});
