import { localTimeOf } from '../../schemas/rules/company-time';
import { daysLater } from '../../schemas/rules/days-later';
import type { Row } from './api-client';

type Random = () => number;

/** Step of a technician as it is drawn: its call, and when it is told, in ms since 1970. */
export interface DrawnStep {
  operation: string;
  params: Record<string, number>;
  body: Row | Row[] | undefined;
  toldAt: number;
}

/** What a step is drawn about. */
export interface Subject {
  id: number;
  orderId: number;
  status: string;
  positions: readonly number[];
  questions: readonly { id: number; typ: string; auswahl: readonly string[] }[];
  /** What was told of it so far, and its working times. */
  told: Row;
  times: readonly Row[];
  /** Products in the technician's van. */
  products: readonly number[];
}

const MINUTE = 60_000;
const planung = '/service/planung/{id}';
const material = '/service/material/{id}';

/** Steps that lead on from a status: drawn more often than others, so that tasks come to their ends. */
const leadingOn: Readonly<Record<string, readonly string[]>> = {
  '03': ['annahme', 'annahme', 'telefonbeginn', 'ablehnung'],
  '04': ['reisebeginn', 'reisebeginn', 'telefonabschluss'],
  '05': ['ankunft', 'ankunft', 'korrektur'],
  '06': [
    'zeitmessung',
    'arbeitszeiten',
    'mehraufwaende',
    'abfragewerte',
    'abschluss',
    'bestaetigung',
    'korrektur',
    'zeitkorrektur',
  ],
  '08': [
    'korrektur',
    'zeitkorrektur',
    'stop',
    'stop',
    'arbeitszeiten',
    'abfragewerte',
    'unterschrift',
    'abschluss',
    'einbau',
  ],
  '09': ['telefonabschluss'],
  '10': ['reisebeginn'],
};

const whatever = [
  ...['annahme', 'ablehnung', 'reisebeginn', 'ankunft', 'zeitmessung', 'stop', 'arbeitszeiten'],
  ...['mehraufwaende', 'abfragewerte', 'ergebnis', 'unterbrechung', 'abbruch', 'telefonbeginn'],
  ...['telefonabschluss', 'abschluss', 'unterschrift', 'bestaetigung', 'einbau', 'doa'],
  ...['gutteilretoure', 'defekt', 'material', 'korrektur', 'korrektur', 'zeitkorrektur'],
];

/** Offsets in minutes: before, now, within a clock's error, beyond it, hours and half a day away. */
const offsets = [-1500, -700, -90, -40, -20, -10, -5, -1, 0, 0, 2, 4, 7, 30, 200, 700, 800];

/** Draws steps that a form would let pass, with whatever times, amounts and texts. */
export function stepsOf(random: Random) {
  const below = (most: number) => Math.floor(random() * most);
  const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T;
  const clock = (at: number) => localTimeOf(new Date(at + pick(offsets) * MINUTE)).slice(11);
  const text = () => pick(['Rolle getauscht', 'x', 'Zwei Wege\nund ein dritter']);
  const some = <T>(value: T): T | null => (random() < 0.8 ? value : null);

  /** A span that begins, or ends, later than a device's clock may err. */
  const ahead = () => {
    const [from, to] = pick([[7, 30] as const, [-30, 7] as const]);
    const at = (minutes: number) => localTimeOf(new Date(Date.now() + minutes * MINUTE));
    return { datum: at(from).slice(0, 10), von: at(from).slice(11), bis: at(to).slice(11) };
  };
  /** A span of a past day, up to its end. */
  const worked = (toldAt: number) => {
    if (random() < 0.15) return ahead();
    const at = toldAt - below(600) * MINUTE;
    const [datum = '', von = ''] = localTimeOf(new Date(at)).split('T');
    const end = localTimeOf(new Date(at + pick([-30, 0, 1, 10, 25, 90, 400]) * MINUTE));
    const bis = pick([end.slice(11), end.slice(11), end.slice(11), '24:00', '00:00', von]);
    return { datum, von, bis: bis === '00:00' ? '24:00' : bis };
  };
  const extra = (toldAt: number): Row => {
    const at = (minutes: number) => localTimeOf(new Date(toldAt - minutes * MINUTE));
    const from = below(900);
    return {
      mehraufwandArtId: pick([1, 1, 2, 3]),
      vonZeitpunkt: some(at(from)),
      bisZeitpunkt: some(at(from - pick([-60, 0, 30, 600]))),
      kosten: some(1 + below(50)),
      strecke: some(1 + below(50)),
      bemerkung: pick([null, text()]),
    };
  };
  const answer = ({ questions }: Subject): Row => {
    const question = questions.length > 0 && random() < 0.95 ? pick(questions) : undefined;
    const fitting = question?.typ === 'auswahl' ? pick(question.auswahl) : 'J';
    const wert = random() < 0.6 ? fitting : pick(['12.5', '1,5', 'vielleicht', 'N', '  x ', null]);
    return { id: question?.id ?? 4_711_000, wert };
  };
  const numbers = () => Array.from({ length: below(3) }, () => pick(['S-1', 'S-2', 'S-3']));
  const pieces = (toldAt: number): Row => ({
    menge: 1 + below(3),
    ...(random() < 0.5 && { seriennummern: numbers() }),
    erfasstUm: new Date(toldAt).toISOString(),
  });

  /** A told time, or another one close to it, beyond what may be, or left as it is. */
  const near = (local: unknown, toldAt: number) => {
    const at = typeof local === 'string' ? Date.parse(`${local}:00Z`) : toldAt;
    const moved = new Date(
      at + pick([-1500, -90, -20, -5, -1, 0, 1, 5, 20, 60, 240, 1500]) * MINUTE,
    );
    return pick([moved.toISOString().slice(0, 16), moved.toISOString().slice(0, 16), null]);
  };
  const correction = ({ told }: Subject, toldAt: number): Row => {
    const { reisebeginnDatum, vorOrtDatum, zeitmessungSeit } = told;
    const isTimer = zeitmessungSeit != null && random() < 0.5;
    if (isTimer) return { zeitmessungSeit: near(zeitmessungSeit, toldAt) };
    return {
      reisebeginnDatum: near(reisebeginnDatum, toldAt),
      vorOrtDatum: near(vorOrtDatum, toldAt),
      strecke: pick([null, null, 7]),
    };
  };
  const timeCorrection = ({ times }: Subject, toldAt: number): Row => {
    const time = times.length > 0 ? pick(times) : undefined;
    if (!time) return worked(toldAt);
    const { datum, von, bis } = time;
    const [, other] = String(near(`${String(datum)}T${String(von)}`, toldAt)).split('T');
    return pick([
      { datum, von: other ?? von, bis },
      { datum, von, bis: other ?? bis },
      worked(toldAt),
    ]);
  };

  const bodyOf = (name: string, subject: Subject, toldAt: number): Row | Row[] | undefined => {
    const at = { erfasstUm: new Date(toldAt).toISOString() };
    switch (name) {
      case 'annahme':
      case 'telefonbeginn':
        return at;
      case 'ablehnung':
      case 'abbruch':
        return { bemerkung: text(), ...at };
      case 'reisebeginn':
        return { datum: clock(toldAt), ...at };
      case 'ankunft':
        return { datum: clock(toldAt), strecke: below(200), ...at };
      case 'zeitmessung':
        return { taetigkeitId: 1, ...(random() < 0.5 && { trotzdem: true }), ...at };
      case 'arbeitszeiten':
        return { ...worked(toldAt), taetigkeitId: 1, bemerkung: pick([null, text()]) };
      case 'mehraufwaende':
        return extra(toldAt);
      case 'abfragewerte':
        return Array.from({ length: 1 + below(2) }, () => answer(subject));
      case 'ergebnis':
        return { ergebnis: text(), restarbeiten: null };
      case 'unterbrechung': {
        const beginnDatum = some(
          `${daysLater(localTimeOf(new Date(toldAt)).slice(0, 10), 1)}T09:00`,
        );
        return { grund: text(), beginnDatum, ohneTermin: random() < 0.2, ...at };
      }
      case 'telefonabschluss': {
        const said =
          random() < 0.3
            ? { dauer: 1 + below(600) }
            : { von: some(clock(toldAt)), bis: some(clock(toldAt)) };
        return { bemerkung: text(), ...said, ...at };
      }
      case 'abschluss':
        return { ergebnis: text(), offen: pick([null, 'MATERIAL', 'KUNDE']), ...at };
      case 'unterschrift':
        return {
          art: 'GETIPPT',
          name: 'Eva Muster',
          zeitpunkt: at.erfasstUm,
          dokumentHash: '0'.repeat(64),
        };
      case 'bestaetigung': {
        const buchungen = random() < 0.5 ? numbers().map((seriennr) => ({ seriennr })) : [];
        return { menge: below(3), mengeNichtGeliefert: below(3), buchungen, ...at };
      }
      case 'defekt':
        return { ...pieces(toldAt), verbleib: pick(['VERKAUFT', 'EINGELAGERT']) };
      case 'korrektur':
        return { ...correction(subject, toldAt), grund: text(), ...at };
      case 'zeitkorrektur':
        return { ...timeCorrection(subject, toldAt), grund: text(), ...at };
      case 'material':
        return { artikelId: pick(subject.products), menge: 1 + below(4), ...at };
      case 'stop':
        return undefined;
      default:
        return pieces(toldAt);
    }
  };
  const callOf = (
    name: string,
    { id, orderId, positions, times }: Subject,
  ): Pick<DrawnStep, 'operation' | 'params'> => {
    const ofMaterial = ['bestaetigung', 'einbau', 'doa', 'gutteilretoure', 'defekt'].includes(name);
    if (name === 'stop') return { operation: `DELETE ${planung}/zeitmessung`, params: { id } };
    if (name === 'arbeitszeiten') {
      const operation = 'POST /service/planung/{planungId}/arbeitszeiten';
      return { operation, params: { planungId: id } };
    }
    if (name === 'zeitkorrektur') {
      const operation = 'POST /service/planung/{planungId}/arbeitszeiten/{id}/korrektur';
      const of = times.length > 0 ? pick(times).id : 4_711_000;
      return { operation, params: { planungId: id, id: Number(of) } };
    }
    if (name === 'mehraufwaende' || name === 'material') {
      const operation = `POST /service/auftraege/{serviceAuftragId}/${name}`;
      return { operation, params: { serviceAuftragId: orderId } };
    }
    if (ofMaterial)
      return { operation: `POST ${material}/${name}`, params: { id: pick(positions) } };
    const method = name === 'abfragewerte' ? 'PUT' : 'POST';
    return { operation: `${method} ${planung}/${name}`, params: { id } };
  };

  return (subject: Subject, toldAt: number): DrawnStep => {
    const leading = leadingOn[subject.status];
    const name = pick(leading && random() < 0.6 ? leading : whatever);
    const body = bodyOf(name, subject, toldAt);
    return { ...callOf(name, subject), body, toldAt };
  };
}
