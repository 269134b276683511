/** What only grouped lists need. */
export { groupBody } from './group-body';
export { groupedHeights } from './grouped-heights';
export { GroupedRows } from './grouped-rows';
export { figureLines, flattenGroups, groupPaths } from './segments';
export { groupPlaces, unfold } from './unfold';
