/** Rights of the product: the contract's schema `Right`. */
export { rightNames, type RightName } from '../../../schemas/generated/contract';
