/** Reads reminders, of a server that has any. */
export const remindersOperation = 'GET /crm/erinnerungen';
