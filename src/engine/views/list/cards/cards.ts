export { cardBody, cardHeight } from './card-body';
export { asCard, cardRolesOf } from './card-roles';
export { rowRoles } from './row-roles';
