import type { Page } from '@playwright/test';

/** Authenticator of the platform in the browser (CDP), like a laptop's fingerprint reader. */
export interface VirtualAuthenticator {
  /** Sets whether the next finger is the right one. */
  verifies: (isVerified: boolean) => Promise<void>;
}

/** Gives the page's tab an authenticator of its own. */
export async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    verifies: async (isUserVerified) => {
      await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
  };
}
