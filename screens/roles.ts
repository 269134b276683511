import { defineScreen } from '../src/engine/define/define-screen';

/** Roles (number 520): named sets of rights. */
export default defineScreen('roles', {
  schema: 'Role',
  number: 520,
  icon: 'lock',
  group: 'settings',
  api: { list: '/system/rollen', record: '/system/rollen/{id}' },
  query: 'system/rollen',
  columns: ['name', { field: 'rechte', width: 640 }],
  // Its rights are its page.
  summary: { subtitle: [] },
  tabs: [
    {
      type: 'form',
      name: 'masterdata',
      sections: [{ name: 'role', fields: ['name', 'rechte'] }],
    },
  ],
});
