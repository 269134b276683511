import type { ResourceOptions } from '../resources/model/resource';
import { nameParameters } from './name-parameters';
import { guardParameter, parameterChanged } from './parameter-changes';
import { guardRole, roleChanged } from './role-changes';
import { hashFirstPassword, prepareUser, userChanged } from './user-changes';
import { guardUser } from './user-guard';

/** What of users, roles and parameters the contract cannot say. */
export const accountResources: Readonly<Record<string, ResourceOptions>> = {
  SystemParameter: {
    complete: nameParameters,
    guard: guardParameter,
    stored: parameterChanged,
  },
  User: {
    namedByAll: true,
    makeReady: hashFirstPassword,
    guard: guardUser,
    prepare: prepareUser,
    stored: userChanged,
  },
  Role: { guard: guardRole, stored: roleChanged },
};
