import { defineScreen } from '../src/engine/define/define-screen';

/** Users (number 510): who may come in, as what, and with which roles. */
export default defineScreen('users', {
  schema: 'User',
  number: 510,
  icon: 'user',
  group: 'settings',
  api: { list: '/system/benutzer', record: '/system/benutzer/{id}' },
  query: 'system/benutzer',
  columns: [
    'benutzername',
    'name',
    'kuerzel',
    'typ',
    { field: 'rollen', width: 220 },
    'istAdmin',
    'gesperrt',
    'zweiterFaktor',
    'letzteAnmeldung',
  ],
  summary: { subtitle: ['benutzername', 'rollen'], status: ['gesperrt', 'istAdmin'] },
  views: [
    { name: 'active', filter: ['gesperrt=false'] },
    { name: 'blocked', filter: ['gesperrt=true'] },
  ],
  actions: [
    {
      type: 'dialog',
      name: 'resetPassword',
      call: 'POST /system/benutzer/{id}/passwort',
      confirmNames: ['name'],
    },
    {
      type: 'call',
      name: 'resetSecondFactor',
      call: 'DELETE /system/benutzer/{id}/zweiterfaktor',
      when: (user) => user.zweiterFaktor === true,
      confirmNames: ['name'],
      danger: true,
    },
    {
      type: 'dialog',
      name: 'wipeDevices',
      call: 'POST /system/benutzer/{id}/geraeteloeschung',
      when: (_user, me) => me.istAdmin,
      confirmNames: ['name'],
      danger: true,
    },
  ],
  tabs: [
    {
      type: 'form',
      name: 'masterdata',
      sections: [
        {
          name: 'user',
          fields: [
            'benutzername',
            'name',
            'kuerzel',
            'telefon',
            'email',
            'typ',
            'technikerId',
            'vorgabeLagerId',
          ],
        },
        { name: 'access', fields: ['rollen', 'istAdmin', 'gesperrt'] },
        {
          name: 'login',
          fields: ['passwort', 'passwortAendern', 'zweiterFaktor', 'letzteAnmeldung'],
        },
      ],
    },
  ],
});
