/** Types of tabs; an application adds to them in the same way. */
export { bespoke } from './bespoke';
export { breakdown } from './breakdown';
export { cards } from './cards';
export { charts } from './charts';
export { day } from './day';
export { files } from './files';
export { form } from './form';
export { gallery } from './gallery';
export { list } from './list';
export { scanner } from './scanner';
export { screen } from './screen';
export { signature } from './signature';
export { table } from './table';
export { tiers } from './tiers';
export { timeline } from './timeline';
