import { expect, test } from 'vitest';
import { relyingPartyOf } from '../../../../server/accounts/second-factor/relying-party';

test.each([
  [undefined, 'http://localhost:4700', { id: 'localhost', origin: 'http://localhost:4700' }],
  // Nobody's word is taken for any other address, and numbers are no names.
  [undefined, 'http://127.0.0.1:4700', undefined],
  [undefined, 'https://kontor.example.com', undefined],
  [undefined, 'http://localhost.evil.example', undefined],
  [undefined, 'http://localhost:x', undefined],
  [
    'https://kontor.example.com',
    'http://127.0.0.1:4700',
    { id: 'kontor.example.com', origin: 'https://kontor.example.com' },
  ],
  [
    'https://kontor.example.com:8443',
    'http://localhost:4700',
    { id: 'kontor.example.com', origin: 'https://kontor.example.com:8443' },
  ],
])('configured %s, called as %s', (configured, called, party) => {
  expect(relyingPartyOf(configured, called)).toEqual(party);
});
