import type { DemoAddress } from './address';
import { companyDomain } from './company-domain';
import { departments } from './companies';
import { companyName } from './company-name';
import { personName } from './person-name';
import type { Place } from './places';
import type { Random } from '../../../demo/random';
import { slug } from './slug';
import { leitwegId, vatId } from './tax-numbers';

const letterboxes = ['post.example', 'mail.example', 'brief.example', 'netz.example'] as const;
const inboxes = { de: ['info', 'info', 'kontakt', 'mail', 'office'], fr: ['contact', 'info'] };

type Identity = Pick<
  DemoAddress,
  | 'personenart'
  | 'anrede'
  | 'name1'
  | 'name2'
  | 'name3'
  | 'email'
  | 'webseite'
  | 's01'
  | 'ustId'
  | 'steuernr'
  | 'leitwegId'
  | 'peppolId'
>;

/** Makes the person or company behind an address; `taken` holds the names given so far, the new one is added. */
export function makeIdentity(random: Random, place: Place, taken: Set<string>): Identity {
  return random.chance(0.14) ? privatePerson(random, place, taken) : company(random, place, taken);
}

function privatePerson(random: Random, place: Place, taken: Set<string>): Identity {
  const { anrede, vorname, name } = unused(taken, () => {
    const person = personName(random, place.sprache);
    return { key: `${person.name}, ${person.vorname}`, value: person };
  });
  const letterbox = random.pick(letterboxes);
  return {
    personenart: 'NATURAL',
    anrede,
    name1: `${name}, ${vorname}`,
    name2: null,
    name3: null,
    email: random.chance(0.8) ? `${slug(vorname)}.${slug(name)}@${letterbox}` : null,
    webseite: null,
    s01: null,
    ustId: null,
    steuernr: null,
    leitwegId: null,
    peppolId: null,
  };
}

function company(random: Random, place: Place, taken: Set<string>): Identity {
  const { name, branch, isPublic } = unused(taken, () => {
    const drawn = companyName(random, place);
    return { key: drawn.name, value: drawn };
  });
  const { sprache, lkz } = place;
  const domain = companyDomain(name);
  const ustId = !isPublic && random.chance(0.75) ? vatId(random, place) : null;
  const routing = isPublic && lkz === 'DE' ? leitwegId(random) : null;
  const peppol = random.chance(0.2) ? peppolId(lkz, ustId) : null;
  const name2 = random.chance(0.12) ? random.pick(departments[sprache]) : null;
  return {
    personenart: 'LEGAL',
    anrede: sprache === 'de' ? 'Firma' : null,
    name1: name,
    name2,
    name3: name2 && random.chance(0.1) ? (sprache === 'de' ? 'Haus B' : 'Bâtiment B') : null,
    email: random.chance(0.88) ? `${random.pick(inboxes[sprache])}@${domain}` : null,
    webseite: random.chance(0.7) ? `https://www.${domain}` : null,
    s01: branch,
    ustId,
    steuernr:
      lkz === 'DE' && random.chance(0.25)
        ? `${random.digits(3)}/${random.digits(3)}/${random.digits(5)}`
        : null,
    leitwegId: routing,
    peppolId: routing ? `0204:${routing}` : peppol,
  };
}

/** Draws until a name appears that nobody has yet; never an endless loop. */
function unused<Value>(taken: Set<string>, draw: () => { key: string; value: Value }): Value {
  for (let attempt = 0; attempt < 1000; attempt++) {
    const { key, value } = draw();
    if (key.length > 50 || taken.has(key)) continue;
    taken.add(key);
    return value;
  }
  throw new Error('unused: no free name in 1,000 attempts; add words to the name lists');
}

/** Peppol id of a company: its VAT id under the scheme of its country. */
function peppolId(lkz: Place['lkz'], ustId: string | null): string | null {
  const schemes = { DE: '9930', AT: '9914', CH: '9927', FR: '9957' };
  return ustId && `${schemes[lkz]}:${ustId}`;
}
