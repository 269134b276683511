/** What each type shows. They come with the page of a record, so that the first file need not name their files. */
export const bespoke = () => import('./bespoke/bespoke-tab');
export const breakdown = () => import('./breakdown/breakdown-tab');
export const cards = () => import('./cards/cards-tab');
export const charts = () => import('./charts/charts-tab');
/** What a chart's key figure is reckoned with. */
export const yearToDate = () => import('./charts/year-to-date');
export const day = () => import('./day/day-tab');
export const files = () => import('./files/files-tab');
export const form = () => import('./form/form-tab');
export const gallery = () => import('./gallery/gallery-tab');
export const list = () => import('./list/list-tab');
export const scanner = () => import('./scanner/scanner-tab');
export const screen = () => import('./screen/screen-tab');
export const signature = () => import('./signature/signature-tab');
export const table = () => import('./table/table-tab');
export const tiers = () => import('./tiers/tiers-tab');
export const timeline = () => import('./timeline/timeline-tab');
