/** What only a grouped list needs: it comes with the first of them. */
export { groupBody } from './group-body';
export { figureLines, flattenGroups, groupPaths } from './group-line';
export { groupPlaces } from './group-places';
export { groupedHeights } from './grouped-heights';
export { GroupedRows } from './grouped-rows';
export { unfold } from './unfold';
