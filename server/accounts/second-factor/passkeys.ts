import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { RelyingParty } from './relying-party';

/** Facts about a stored passkey that a check needs. */
export interface StoredPasskey {
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
}

type KnownPasskey = Pick<StoredPasskey, 'credentialId' | 'transports'>;

/** Time to fetch a security key, in ms; what was prepared is valid for longer. */
const TIMEOUT_MS = 120_000;

// Loaded with the first passkey: its parsers of certificates take a third of a second that no start needs.
const webauthn = () => import('@simplewebauthn/server');

const described = ({ credentialId, transports }: KnownPasskey) => ({
  id: credentialId,
  transports: [...transports],
});

/**
 * Options for `navigator.credentials.create`; an authenticator that holds one of `known` is not asked again. It keeps
 * one passkey of a relying party per `passkeyHandle` and overwrites the former one, so no other account may have the
 * handle, in any installation: at `localhost` all are the same relying party.
 */
export async function creationOptions(
  { id }: RelyingParty,
  user: { passkeyHandle: Buffer; benutzername: string; name: string },
  known: readonly KnownPasskey[],
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName: 'Kontor',
    rpID: id,
    userID: new Uint8Array(user.passkeyHandle),
    userName: user.benutzername,
    userDisplayName: user.name,
    timeout: TIMEOUT_MS,
    // The maker of the authenticator does not matter here.
    attestationType: 'none',
    excludeCredentials: known.map(described),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
}

/** Options for `navigator.credentials.get`. */
export async function requestOptions(
  { id }: RelyingParty,
  known: readonly KnownPasskey[],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    rpID: id,
    allowCredentials: known.map(described),
    timeout: TIMEOUT_MS,
    userVerification: 'required',
  });
}

/** Reads the new passkey from a browser's answer (JSON text); undefined unless everything about it is right. */
export async function createdPasskey(
  proof: string,
  challenge: string,
  { id, origin }: RelyingParty,
): Promise<StoredPasskey | undefined> {
  const { verifyRegistrationResponse } = await webauthn();
  return orNothing(async () => {
    const response = parsed<RegistrationResponseJSON>(proof);
    await refuseCertificates(response);
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    });
    if (!verified) return undefined;
    const { credential } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: knownTransports(credential.transports),
    };
  });
}

/** Returns the credential that a proof (JSON text) names; undefined where it is no proof. */
export function namedCredential(proof: string): string | undefined {
  try {
    const { id } = parsed<{ id?: unknown }>(proof);
    return typeof id === 'string' ? id : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the passkey's new counter when a browser's answer (JSON text) proves its use: for this challenge, at this
 * origin, by a verified user, with a counter that went on. Undefined otherwise.
 */
export async function provenCounter(
  proof: string,
  challenge: string,
  { id, origin }: RelyingParty,
  passkey: StoredPasskey,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await webauthn();
  return orNothing(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: parsed<AuthenticationResponseJSON>(proof),
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  });
}

function parsed<T extends object>(proof: string): T {
  const value = JSON.parse(proof) as unknown;
  if (typeof value !== 'object' || value === null) throw new Error('no proof');
  return value as T;
}

/**
 * Refuses certificates of the authenticator's maker: none were asked for. Checking one would fetch the addresses it
 * names, so a server would call wherever a forged one sends it.
 */
async function refuseCertificates({ response }: RegistrationResponseJSON): Promise<void> {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers');
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
  const format = attestation.get('fmt');
  const isOwn = format === 'packed' && attestation.get('attStmt').get('x5c') === undefined;
  if (format !== 'none' && !isOwn) throw new Error('an attestation nobody asked for');
}

/** Transports by which the browser may reach the authenticator; hints only, so a bounded list of short words. */
function knownTransports(transports: unknown): string[] {
  return Array.isArray(transports)
    ? transports.filter((name): name is string => /^[a-z-]{1,20}$/.test(String(name))).slice(0, 10)
    : [];
}

/** Returns undefined where the library throws: a wrong answer proves nothing. */
async function orNothing<T>(check: () => Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await check();
  } catch {
    return undefined;
  }
}
