import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

/** Slips that an answer may contain. */
export interface Slips {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** True if nobody was asked for finger or PIN. */
  isUnverified?: boolean;
  /** Counter that it reports, instead of the next one. */
  counter?: number;
  /** Attestation format that nobody asked for. */
  format?: string;
}

interface CreationOptions {
  challenge: string;
  rp: { id: string };
  user: { id: string };
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (value: string | Buffer) => createHash('sha256').update(value).digest();

/**
 * Authenticator in software, for tests without a browser: one discoverable ES256 passkey, which answers WebAuthn's
 * options as a browser at `origin` would, as JSON text.
 */
export class SoftPasskey {
  readonly id = base64url(randomBytes(32));
  private readonly privateKey: KeyObject;
  private readonly publicKey: KeyObject;
  private counter = 0;
  private userHandle = '';

  constructor(private readonly origin: string) {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.privateKey = pair.privateKey;
    this.publicKey = pair.publicKey;
  }

  /** Answers `navigator.credentials.create`. */
  create(options: unknown, slips: Slips = {}): string {
    const { challenge, rp, user } = options as CreationOptions;
    this.userHandle = user.id;
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, this.coseKey()]);
    const authData = Buffer.concat([this.authenticatorData(rp.id, ATTESTED, slips), attested]);
    const attestation = new Map<string, unknown>([
      ['fmt', slips.format ?? 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return this.answer({
      clientDataJSON: base64url(this.clientData('webauthn.create', challenge, slips)),
      attestationObject: base64url(isoCBOR.encode(attestation as never)),
      transports: ['internal'],
    });
  }

  /** Answers `navigator.credentials.get`. */
  get(options: unknown, slips: Slips = {}): string {
    const { challenge, rpId } = options as { challenge: string; rpId: string };
    const clientData = this.clientData('webauthn.get', challenge, slips);
    const authData = this.authenticatorData(rpId, 0, slips);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    return this.answer({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authData),
      signature: base64url(sign('sha256', signed, this.privateKey)),
      userHandle: this.userHandle,
    });
  }

  private answer(response: object): string {
    const { id } = this;
    return JSON.stringify({
      id,
      rawId: id,
      type: 'public-key',
      response,
      clientExtensionResults: {},
    });
  }

  private clientData(type: string, challenge: string, slips: Slips): Buffer {
    const { origin } = this;
    return Buffer.from(
      JSON.stringify({
        type,
        challenge: slips.challenge ?? challenge,
        origin: slips.origin ?? origin,
      }),
    );
  }

  private authenticatorData(rpId: string, more: number, slips: Slips): Buffer {
    const flags = PRESENT | (slips.isUnverified ? 0 : VERIFIED) | more;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(slips.counter ?? ++this.counter);
    return Buffer.concat([sha256(slips.rpId ?? rpId), Buffer.from([flags]), counter]);
  }

  private coseKey(): Uint8Array {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    const bytes = (value: string) => new Uint8Array(Buffer.from(value, 'base64url'));
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]);
    return isoCBOR.encode(key as never);
  }
}
