import {
  crafts,
  frenchTrades,
  houses,
  institutions,
  inventedNames,
  inventedTrades,
  legalForms,
  soleTraderForms,
} from './companies';
import { frenchLastNames, germanLastNames } from './names';
import type { Place } from './places';
import type { Random } from '../../../demo/random';

/** `public` institutions have a Leitweg-ID and no VAT id. */
interface CompanyName {
  name: string;
  branch: string;
  isPublic: boolean;
}

/** A believable name for a company in a place. */
export function companyName(random: Random, place: Place): CompanyName {
  if (place.sprache === 'fr') return frenchCompany(random, place);
  const company = germanCompany(random, place);
  return place.lkz === 'CH' ? { ...company, name: company.name.replaceAll('ß', 'ss') } : company;
}

function germanCompany(random: Random, { lkz, ort }: Place): CompanyName {
  const style = random.int(1, 100);
  const owner = random.pick(germanLastNames);
  const form = random.pick(legalForms[lkz === 'DE' || lkz === 'AT' ? lkz : 'CH-de']);
  if (style <= 5) {
    return { name: `${random.pick(institutions)} ${ort}`, branch: 'Verwaltung', isPublic: true };
  }
  if (style <= 9) {
    return { name: `${random.pick(houses)} ${ort}`, branch: 'Gesundheit', isPublic: false };
  }
  if (style <= 52) {
    const trade = random.pick(crafts);
    const craft = random.pick(trade.words);
    const sole = random.pick(soleTraderForms[lkz]);
    const name = random.pick([
      join(craft, owner, sole),
      join(owner, craft, form),
      join(`${owner} & Söhne`, craft, form),
      join(`${owner} & ${random.pick(germanLastNames)}`, craft, form),
      join(craft, ort, form),
    ]);
    return { name, branch: trade.branch, isPublic: false };
  }
  const trade = random.pick(inventedTrades);
  const word = random.pick(trade.words);
  const name = random.pick([
    join(random.pick(inventedNames), word, form),
    join(owner, word, form),
    join(`${owner} & ${random.pick(germanLastNames)}`, form),
  ]);
  return { name, branch: trade.branch, isPublic: false };
}

function frenchCompany(random: Random, { lkz, ort }: Place): CompanyName {
  const owner = random.pick(frenchLastNames);
  const trade = random.pick(frenchTrades);
  const word = random.pick(trade.words);
  const form = random.pick(legalForms[lkz === 'FR' ? 'FR' : 'CH-fr']);
  const sole = lkz === 'FR' ? random.pick(soleTraderForms.FR) : form;
  const name = random.pick([
    join(word, owner, sole),
    join(`${owner} Frères`, form),
    join(`${owner} & Fils`, form),
    join(word, ort, form),
    join(`${owner} ${random.pick(frenchLastNames)}`, word, form),
  ]);
  return { name, branch: trade.branch, isPublic: false };
}

function join(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join(' ');
}
