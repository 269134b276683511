// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readBody } from '../../../src/api/read-body';

test('XML is read as a document, and anything else is refused', async () => {
  const read = await readBody(new Response('<beleg n="7"><p/></beleg>'), 'xml');
  expect(read?.documentElement.getAttribute('n')).toBe('7');
  for (const body of ['<beleg>', 'Wartung', '']) {
    await expect(readBody(new Response(body), 'xml')).rejects.toThrow('no XML');
  }
});
