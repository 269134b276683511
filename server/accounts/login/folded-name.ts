/** A user name without what nobody means by it: capitals, blanks around it, the way its letters are composed. */
export function foldedName(user: string): string {
  return user.normalize('NFC').trim().toLowerCase();
}
