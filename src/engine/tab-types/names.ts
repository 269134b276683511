/** Names used in definitions of tabs: only scripts and checks ask, so the page loads none of it. */
export { breakdown } from './breakdown/names';
export { cards } from './cards/names';
export { charts } from './charts/names';
export { day } from './day/names';
export { form } from './form/names';
export { list } from './list/names';
export { scanner } from './scanner/names';
export { screen } from './screen/names';
export { signature } from './signature/names';
export { table } from './table/names';
export { tiers } from './tiers/names';
export { timeline } from './timeline/names';
