import { inArray } from 'drizzle-orm';
import type { components } from '../../../../schemas/generated/api';
import type {
  ChosenField,
  CollectivePlan,
  HeadGroup,
} from '../../../../schemas/rules/collective-heads';
import { formatNumber } from '../../../../schemas/rules/format-number';
import { persons } from '../../../db/generated/addresses';
import { deliveryTerms, paymentMethods } from '../../../db/generated/reference';
import type { Call } from '../../../http/operations/call';
import { valueLabel } from '../../../http/texts/labels';
import type { DocumentRow } from '../document-row';
import { headLabel } from './collective';
import { headingText } from './heading';

type Plan = components['schemas']['CollectivePlan'];
type Reader = Pick<Call, 'db' | 'language'>;

/** Describes a plan: what becomes of which documents, and where their heads differ. */
export async function describedPlan(
  plan: CollectivePlan<DocumentRow>,
  call: Reader,
): Promise<Plan> {
  const heads = plan.groups.flatMap((group) => group.heads);
  const textOf = await valueTexts(heads, call);
  const { language } = call;
  const label = (name: string) => headLabel(name, language);
  return {
    gruppen: plan.groups.map((group) => ({
      titel: group.heads[0].adresse,
      merkmale: plan.apart.flatMap((name) => {
        const text = textOf(countingHead(group, name), name);
        const differs = plan.groups.some(
          (other) =>
            other.heads[0].adresseId === group.heads[0].adresseId &&
            textOf(countingHead(other, name), name) !== text,
        );
        return differs ? [`${label(name)}: ${text}`] : [];
      }),
      quellen: group.heads.map((head) => ({
        id: head.id,
        text: headingText(head, languageOf(group)),
      })),
      entfaellt: group.omitted.filter((name) => name !== 'bestellnummerKunde').map(label),
    })),
    abweichungen: plan.differences.map(({ feld, values }) => ({
      feld,
      bezeichnung: label(feld),
      werte: values.map((some) => ({
        id: some[0].id,
        text: textOf(some[0], feld),
        ids: some.map(({ id }) => id),
      })),
    })),
  };
}

/** Language of a group's successor. */
function languageOf({ heads, counts }: HeadGroup<DocumentRow>): string {
  return (counts.sprache ?? heads[0]).sprache;
}

/** Document whose head counts for a field of a group's successor. */
function countingHead({ heads, counts }: HeadGroup<DocumentRow>, name: string): DocumentRow {
  return counts[name as ChosenField] ?? heads[0];
}

/** Texts of a head's values in a field, «–» for none. */
async function valueTexts(heads: readonly DocumentRow[], { db, language }: Reader) {
  const idsOf = (name: 'ansprechpartnerId' | 'zahlungsart' | 'lieferbedingung') => [
    ...new Set(heads.flatMap((head) => head[name] ?? [])),
  ];
  const inLanguage = { de: 'bezeichnungDe', en: 'bezeichnungEn', fr: 'bezeichnungFr' } as const;
  const people = await db
    .select()
    .from(persons)
    .where(inArray(persons.id, idsOf('ansprechpartnerId')));
  const methods = await db
    .select()
    .from(paymentMethods)
    .where(inArray(paymentMethods.id, idsOf('zahlungsart')));
  const terms = await db
    .select()
    .from(deliveryTerms)
    .where(inArray(deliveryTerms.id, idsOf('lieferbedingung')));
  const called = new Map<string, string | null>([
    ...people.map(
      ({ id, vorname, name }) =>
        [`ansprechpartnerId ${id}`, [vorname, name].filter(Boolean).join(' ')] as const,
    ),
    ...methods.map((row) => [`zahlungsart ${row.id}`, row[inLanguage[language]]] as const),
    ...terms.map((row) => [`lieferbedingung ${row.id}`, row[inLanguage[language]]] as const),
  ]);
  return (head: DocumentRow, name: CollectivePlan<DocumentRow>['apart'][number]): string => {
    if (name === 'empfaenger') {
      const { name1, name2, name3, strasse, plz, ort, lkz } = head;
      const town = [lkz, plz, ort].filter(Boolean).join(' ');
      return [name1, name2, name3, strasse, town].filter(Boolean).join(', ') || NOTHING;
    }
    const value = head[name];
    if (value === null) return NOTHING;
    if (typeof value === 'number' && name.startsWith('rabatt')) {
      return `${formatNumber(value, language)} %`;
    }
    const words =
      called.get(`${name} ${value}`) ?? valueLabel(language, 'SalesDocument', name, String(value));
    return words;
  };
}

const NOTHING = '–';
