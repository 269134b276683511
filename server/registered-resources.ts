import { accountResources } from './accounts/account-resources';
import { areas } from './areas/index';
import { tables } from './db/generated/index';
import { resourcesOf } from './resources/model/resource';

/** Declared resources of the product's contract. */
export const registeredResources = resourcesOf(tables, [
  accountResources,
  ...areas.map(({ resources = {} }) => resources),
]);
