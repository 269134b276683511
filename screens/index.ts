/** Every screen, loaded with its route; the order is the order of the navigation. */
export const screens = {
  addresses: () => import('./addresses'),
  products: () => import('./products'),
  persons: () => import('./persons'),
  assets: () => import('./assets'),
  saleDocument: () => import('./saleDocument'),
  openItems: () => import('./openItems'),
  paymentHistory: () => import('./paymentHistory'),
  openItemsOverview: () => import('./openItemsOverview'),
  scanner: () => import('./scanner'),
  storageLocationInformation: () => import('./storageLocationInformation'),
  statistics: () => import('./statistics'),
  users: () => import('./users'),
  roles: () => import('./roles'),
  auditLog: () => import('./auditLog'),
  systemParameters: () => import('./systemParameters'),
};
