import i18next from 'i18next';
import { call } from '../../api/call';
import { sessionOfAnswer, type TokenPair } from '../../api/session-of-answer';
import { writeSession } from '../../api/token-store';
import { basicCredentials } from './basic-credentials';
import { deviceName } from './device-name';

/** Logs in with Basic credentials and keeps the token pair. Throws an `ApiError` when refused. */
export async function logIn(user: string, password: string): Promise<void> {
  const { data, date } = await call<TokenPair>('POST /login', {
    headers: { Authorization: basicCredentials(user, password) },
    body: { sprache: i18next.language, geraetName: deviceName(navigator.userAgent) },
  });
  writeSession(sessionOfAnswer(data, user, date ?? null));
}
