export { editing } from '../number/editing';
