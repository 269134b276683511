import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

const webauthn = () => import('@simplewebauthn/browser');

/** Loads the code ahead, because a browser wants the user's click to be a moment ago. */
export function preloadPasskeys(): void {
  // Whoever uses it handles the failure.
  webauthn().catch(() => undefined);
}

/** Tells whether there can be passkeys; never on an unencrypted page. */
export function hasPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

/** JSON text. Throws what the browser says (`passkeyFailureOf`). */
export async function createPasskey(options: Record<string, unknown>): Promise<string> {
  const { startRegistration } = await webauthn();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return JSON.stringify(await startRegistration({ optionsJSON }));
}

/** JSON text of the signature. Throws what the browser says. */
export async function signWithPasskey(options: Record<string, unknown>): Promise<string> {
  const { startAuthentication } = await webauthn();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return JSON.stringify(await startAuthentication({ optionsJSON }));
}
