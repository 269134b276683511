import type { Contract } from '../http/contract/contract';
import type { Handlers } from '../http/operations/call';
import type { Tables } from '../resources/model/tables';
import { sessionOperations } from './login/session-operations';
import { passwordOperations } from './passwords/own-password';
import type { SecondFactorConfig } from './second-factor/config';
import { confirmationOperations } from './second-factor/confirmation';
import { secondFactorLogin } from './second-factor/login-operations';
import { ownFactorOperations } from './second-factor/own-factors';
import { factorResetOperations } from './second-factor/reset';
import { deviceSecretOperations } from './sessions/device-secret';
import { deviceOperations } from './sessions/devices';
import { wipeOperations } from './sessions/wiped-devices';
import { meOperations } from './users/me';
import { preferenceOperations } from './users/preferences';
import { userOperations } from './users/users';

/** Operations for logging in and out, and for what users keep of their own. */
export function accountOperations(
  { base }: Contract,
  tables: Tables,
  secondFactor: SecondFactorConfig,
): readonly Handlers[] {
  return [
    sessionOperations(secondFactor),
    secondFactorLogin(secondFactor),
    ownFactorOperations(base, secondFactor),
    confirmationOperations,
    factorResetOperations(tables),
    meOperations(tables),
    preferenceOperations,
    passwordOperations,
    deviceOperations,
    deviceSecretOperations,
    wipeOperations(tables),
    userOperations(tables),
  ];
}
