/** Every screen, loaded with its route; the order is the order of the navigation. */
export const screens = {
  addresses: () => import('./addresses'),
  persons: () => import('./persons'),
  storageLocationInformation: () => import('./storageLocationInformation'),
  scanner: () => import('./scanner'),
};
