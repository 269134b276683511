/**
 * Operations that write, or look as if they did, and take no right to change: why that is so. Whatever else writes is refused
 * to who may only read.
 */
export const ownWrites: Readonly<Record<string, string>> = {
  checkAvailability: 'reads only',
  login: 'begins the own session',
  logInWithSecondFactor: 'begins the own session',
  renewLogin: 'the own session',
  logout: 'the own session',
  endDevice: 'an own session; one of somebody else takes SYS_BENUTZER',
  changePassword: 'the own password, with the former one',
  confirmSession: 'the own session, with the password',
  prepareSecondFactor: 'the own factors',
  addSecondFactor: 'the own factors',
  removeSecondFactor: 'the own factors',
  renewRecoveryCodes: 'the own factors',
  storePreference: 'the own settings',
  createQueryPreset: 'an own view; a shared one takes ANS_TEILEN',
  changeQueryPreset: 'an own view; a shared one takes ANS_TEILEN',
  removeQueryPreset: 'an own view; a shared one takes ANS_TEILEN',
  createImage:
    'belongs to nobody else until a record names it, which takes the right to that record',
  changeImage: 'asks for the right to change the record that has it',
  removeImage: 'asks for the right to change the record that has it',
  takeLock: 'asks for the right to change the record',
  renewLock: 'an own lock, as long as the right to change the record is there',
  releaseLock: 'an own lock; one of somebody else takes SYS_SPERREN_LOESEN',
  createImport: 'asks for the right to create records of the list',
  tryImport: 'asks for the rights of the rows, and stores nothing',
  importRows: 'an own import; asks for the rights of the rows',
  undoImport: 'asks for the right to remove and to change its records',
  tellRefusedCall: 'what the own device could not send, also of who has lost a right since',
  answerTicket: 'who was asked about a ticket answers, and nobody else',
  runComputedQuery: 'reads only',
  readTogether: 'reads only',
  simulateDocument: 'reads only',
};
