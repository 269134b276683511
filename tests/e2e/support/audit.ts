export { fullMatrix } from '../../support/full-matrix';
