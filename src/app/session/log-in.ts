import i18next from 'i18next';
import type { components } from '../../../schemas/generated/api';
import { ApiError } from '../../api/api-error';
import { call, type Answer } from '../../api/call';
import { sessionOfAnswer, type TokenPair } from '../../api/session-of-answer';
import { writeSession } from '../../api/token-store';
import { basicCredentials } from './basic-credentials';
import { deviceId } from './device-id';
import { deviceName } from './device-name';

type Challenge = components['schemas']['SecondFactorChallenge'];
export type SecondFactorMethod = Challenge['verfahren'][number];

export interface WaitingLogin extends Challenge {
  user: string;
}

/**
 * Logs in and keeps the token pair; resolves with what a second step needs, if any. Throws an `ApiError` when refused.
 */
export async function logIn(user: string, password: string): Promise<WaitingLogin | undefined> {
  try {
    const answer = await call<TokenPair>('POST /login', {
      headers: { Authorization: basicCredentials(user, password) },
      body: {
        sprache: i18next.language,
        geraetName: deviceName(navigator.userAgent),
        geraetId: deviceId() ?? null,
      },
    });
    keep(user, answer);
    return undefined;
  } catch (error) {
    const waiting = says(error, 'msg_auth_second_factor') && waitingLogin(user, error);
    if (waiting) return waiting;
    throw error;
  }
}

/** Enters where nobody is asked to log in. Throws an `ApiError`. */
export async function enter(): Promise<void> {
  const options = { anonymous: true, isBackground: true };
  keep('', await call<TokenPair>('POST /login', options));
}

/**
 * Proves the second factor. Throws an `ApiError` when refused; {@link waitingLogin} reads from it what may be tried
 * next.
 */
export async function proveSecondFactor(
  { user, anmeldungToken }: WaitingLogin,
  verfahren: SecondFactorMethod,
  nachweis: string,
): Promise<void> {
  const answer = await call<TokenPair>('POST /login/zweiterfaktor', {
    anonymous: true,
    isImpatient: true,
    body: { anmeldungToken, verfahren, nachweis },
  });
  keep(user, answer);
}

/** Reads the waiting login from a refusal of the second step; undefined when there is none in it. */
export function waitingLogin(user: string, { body }: ApiError): WaitingLogin | undefined {
  const { anmeldungToken, verfahren, passkey } = body as Partial<Challenge>;
  if (typeof anmeldungToken !== 'string' || !Array.isArray(verfahren)) return undefined;
  return { user, anmeldungToken, verfahren, passkey: passkey ?? null };
}

function says(error: unknown, code: string): error is ApiError {
  return error instanceof ApiError && error.says(code);
}

function keep(user: string, { data, date }: Answer<TokenPair>): void {
  writeSession(sessionOfAnswer(data, user, date ?? null));
}
