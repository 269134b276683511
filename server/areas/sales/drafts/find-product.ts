import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { codeForms } from '../../../../schemas/rules/code-forms';
import { products } from '../../../db/generated/products';
import type { Call } from '../../../http/operations/call';
import { problem } from '../../../http/errors/problem';
import { matchesFolded } from '../../../resources/lists/matches-folded';
import { textRoom } from '../../../resources/lists/text-room';
import { specialPrices } from '../../products/special-price-tables';

/** Maximum number of products that a code may mean. */
const MOST = 20;
/** Shortest search term: fewer letters are in every name. */
const SHORTEST_SEARCH = 3;

/**
 * Finds the product that a code means, the surest first: by its number, its EAN however it is printed, the number or
 * EAN that the customer gave it, its exact name, at last by a search. Equally good matches all come, at most 20; 404
 * when there is none.
 */
export async function findProducts(
  code: string,
  adresseId: number,
  { db }: Pick<Call, 'db'>,
): Promise<{ ids: number[]; hasMore: boolean }> {
  const forms = codeForms(code);
  const lower = forms.map((form) => form.toLowerCase());
  const agreed = (which: SQL | undefined) =>
    inArray(
      products.id,
      db
        .select({ id: specialPrices.artikelId })
        .from(specialPrices)
        .where(and(eq(specialPrices.adresseId, adresseId), which)),
    );
  const { artikelnummer, ean, bezeichnung, suche } = products;
  const own = specialPrices.abweichendeArtikelnummer;
  const words = code.trim().split(/\s+/).filter(Boolean);
  const steps: SQL[] = [
    sql`lower(${artikelnummer}::text) in (${sql.join(
      lower.map((form) => sql`${form}`),
      sql`, `,
    )})`,
    inArray(ean, forms),
    agreed(
      sql`${specialPrices.abweichendeArtikelnummerNutzen} and lower(${own}::text) in (${sql.join(
        lower.map((form) => sql`${form}`),
        sql`, `,
      )})`,
    ),
    agreed(and(eq(specialPrices.abweichendeEanNutzen, true), inArray(specialPrices.ean, forms))),
  ];
  if (code.trim().length < SHORTEST_SEARCH) steps.push(eq(bezeichnung, code.trim()));
  else {
    const search = { where: 'contains', room: textRoom() } as const;
    const found = and(...words.map((word) => matchesFolded(suche, word, search))) as SQL;
    // Names are in what is searched: folding each of a hundred thousand would take half a second.
    const isName = sql`kontor_fold(${bezeichnung}) = kontor_fold(${code.trim()})`;
    steps.push(and(found, isName) as SQL, found);
  }
  for (const step of steps) {
    const found = await db
      .select({ id: products.id, gesperrt: products.gesperrt })
      .from(products)
      .where(step)
      .orderBy(asc(artikelnummer))
      .limit(MOST + 1);
    // A blocked product is only meant where nothing else is.
    const usable = found.filter(({ gesperrt }) => !gesperrt);
    const meant = usable.length > 0 ? usable : found;
    if (meant.length === 0) continue;
    return { ids: meant.slice(0, MOST).map(({ id }) => id), hasMore: meant.length > MOST };
  }
  throw problem(404, 'msg_article_not_found', code);
}
