import { isEmail } from './email';

/** Maximum number of addresses in one field of a message. */
export const MOST_ADDRESSES = 20;

/** Reads addresses that are separated by commas, semicolons or line breaks; each once, as it is first written. */
export function readAddresses(text: string | null | undefined): string[] {
  const found = new Map<string, string>();
  for (const one of (text ?? '').split(/[,;\n]/)) {
    const address = one.trim();
    const key = address.toLowerCase();
    if (address !== '' && !found.has(key)) found.set(key, address);
  }
  return [...found.values()];
}

/** Finds what is wrong with a field of addresses: a key under `messages.`; undefined when nothing is. */
export function addressesProblem(text: string): string | undefined {
  const addresses = readAddresses(text);
  if (addresses.length > MOST_ADDRESSES) return 'msg_mail_addresses_many';
  return addresses.every(isEmail) ? undefined : 'msg_mail_addresses';
}
