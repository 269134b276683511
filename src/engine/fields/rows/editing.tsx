export { editing } from '../text/editing';
