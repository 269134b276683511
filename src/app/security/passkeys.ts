import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

const webauthn = () => import('@simplewebauthn/browser');

/** Fetches the code ahead: a browser wants the user's click to be a moment ago. */
export function preloadPasskeys(): void {
  // A failure is told by whoever uses it.
  webauthn().catch(() => undefined);
}

/** Whether this browser knows passkeys at all; it does not on an unencrypted page. */
export function hasPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

/** Has the browser make a passkey; answers it as JSON text. Throws what the browser says (`passkeyFailureOf`). */
export async function createPasskey(options: Record<string, unknown>): Promise<string> {
  const { startRegistration } = await webauthn();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return JSON.stringify(await startRegistration({ optionsJSON }));
}

/** Has the browser sign with a passkey; answers the signature as JSON text. Throws what the browser says. */
export async function signWithPasskey(options: Record<string, unknown>): Promise<string> {
  const { startAuthentication } = await webauthn();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return JSON.stringify(await startAuthentication({ optionsJSON }));
}
