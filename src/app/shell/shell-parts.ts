/**
 * Parts of the shell besides header and navigation, with what it opens: loaded when the page is at rest, or on demand.
 */
export { startAtRest } from '../../ui/at-rest';
export { AccountPanel } from './account-panel';
export { HeaderTools } from './header-tools';
export { NavigationFoot } from './navigation-foot';
export { NavigationGroup } from './navigation-group';
