/** Views of the tabs that records commonly have: they come together with the first tab of a record. */
export * as bespoke from './bespoke/bespoke-tab';
export * as breakdown from './breakdown/breakdown-tab';
export * as cards from './cards/cards-tab';
export * as day from './day/day-tab';
export * as files from './files/files-tab';
export * as form from './form/form-tab';
export * as gallery from './gallery/gallery-tab';
export * as list from './list/list-tab';
export * as screen from './screen/screen-tab';
export * as timeline from './timeline/timeline-tab';
