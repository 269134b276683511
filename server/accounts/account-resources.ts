import type { ResourceOptions } from '../resources/model/resource';
import { nameParameters } from './parameters/name-parameters';
import { guardParameter, parameterChanged } from './parameters/parameter-changes';
import { guardRole, roleChanged } from './users/role-changes';
import { hashFirstPassword, prepareUser, userChanged } from './users/user-changes';
import { guardUser } from './users/user-guard';

/** Additions to users, roles and parameters that the contract cannot express. */
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
