/** What the shell shows besides header and navigation, and what it opens: it comes when the page is at rest, or is asked for. */
export { startAtRest } from '../../ui/at-rest';
export { AccountPanel } from './account-panel';
export { HeaderTools } from './header-tools';
export { NavigationFoot } from './navigation-foot';
export { NavigationGroup } from './navigation-group';
