import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { NotFoundPage } from '../pages/not-found-page';
import { DashboardPage } from './dashboard-page';
import { GeneralPage } from './general-page';
import { KeysPage } from './keys-page';
import { NavbarPage } from './navbar-page';
import { SettingsPage } from './settings-page';

/** Comes with them: who looks after locks looks after settings. */
export { LocksPage } from '../pages/locks-page';

const pages = new Map<string, ComponentType>([
  ['', SettingsPage],
  ['general', GeneralPage],
  ['navbar', NavbarPage],
  ['dashboard', DashboardPage],
  ['keys', KeysPage],
]);

/** Pages `/settings` and below: one file, since whoever opens one of them goes on to the next. */
export function SettingsPages() {
  const [, , page = ''] = useLocation().pathname.split('/');
  const Shown = pages.get(page) ?? NotFoundPage;
  return <Shown />;
}
