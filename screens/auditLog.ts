import { definePage } from '../src/engine/define/define-screen';

/** The audit log (number 530): who came in, what was refused, which rights were changed. */
export default definePage('auditLog', {
  number: 530,
  icon: 'restore',
  group: 'settings',
  tabs: [
    {
      type: 'list',
      name: 'entries',
      schema: 'AuditEntry',
      list: '/system/protokoll',
      columns: [
        'zeit',
        { field: 'ereignis', width: 220 },
        'benutzer',
        { field: 'betrifft', width: 260 },
        'grund',
        'recht',
        'geraet',
        'ip',
      ],
      order: ['-zeit'],
    },
  ],
});
