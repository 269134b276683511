import { IconHome, IconSettings } from '@tabler/icons-react';

/** Pages of the shell itself that have a number, as screens have (4-field-reality 4.1). */
export const ownPages = [
  { name: 'home', number: 100, label: 'app:navigation.home', Icon: IconHome },
  { name: 'settings', number: 500, label: 'settings:title', Icon: IconSettings },
] as const;
