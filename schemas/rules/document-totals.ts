import { addMoney, decimal, roundHalfUp } from './decimal';

/** What a line's price is made of; percentages as percent values, null is 0. */
export interface LinePrice {
  menge: number | null;
  einzelpreis: number | null;
  rabatt1: number | null;
  rabatt2: number | null;
  teuerungszuschlagProzent: number | null;
}

/** A line as far as sums need it. */
export interface SummedLine {
  /** N counts; texts, subtotals, optional and alternative lines do not. */
  positionsArt: string;
  gesamtpreis: number | null;
  steuersatz: number | null;
  istRabattierfaehig: boolean;
  istSkontofaehig?: boolean;
  /** What is left of the line after its purchase price; only there for who may see it. */
  rohertrag?: number | null;
}

interface Head {
  rabatt1: number | null;
  rabatt2: number | null;
  frachtkosten: number | null;
}

/** Sums of a document, all rounded to 2 decimals. */
export interface DocumentTotals {
  positionen: number;
  rabatt: number;
  frachtkosten: number;
  netto: number;
  steuern: { steuersatz: number; netto: number; steuer: number }[];
  brutto: number;
  /** The gross amount that a cash discount is taken of (3-decisions §3.6). */
  skontobasis: number;
  /** Net amount less purchase prices; null where no line tells one. */
  rohertrag: number | null;
}

/**
 * Total of a line (3-decisions §3.6): the unit price after both discounts and the surcharge, rounded,
 * times the quantity, rounded. Null when price or quantity is missing.
 */
export function lineTotal(line: LinePrice): number | null {
  if (line.menge === null || line.einzelpreis === null) return null;
  return roundHalfUp(decimal(unitPrice(line.einzelpreis, line)).times(line.menge), 2);
}

/** The unit price after discounts and surcharge, rounded to 2 decimals. */
export function unitPrice(
  einzelpreis: number,
  { rabatt1, rabatt2, teuerungszuschlagProzent }: Omit<LinePrice, 'menge' | 'einzelpreis'>,
): number {
  const factor = remainder(rabatt1)
    .times(remainder(rabatt2))
    .times(
      decimal(teuerungszuschlagProzent ?? 0)
        .div(100)
        .plus(1),
    );
  return roundHalfUp(factor.times(einzelpreis), 2);
}

/**
 * Sums of a document by the vertical method (3-decisions §3.5): net per rate, then tax. Head discounts
 * only on lines that may be discounted; freight is taxed like the highest rate of the lines.
 */
export function documentTotals(head: Head, lines: readonly SummedLine[]): DocumentTotals {
  const counted = lines.filter(({ positionsArt }) => positionsArt === 'N');
  const rates = [...new Set(counted.map(({ steuersatz }) => steuersatz ?? 0))].sort(
    (a, b) => b - a,
  );
  const share = remainder(head.rabatt1).times(remainder(head.rabatt2));
  const frachtkosten = head.frachtkosten ?? 0;
  const freightRate = rates[0] ?? 0;
  const steuern = (rates.length === 0 ? [0] : rates).map((steuersatz) => {
    const ofRate = counted.filter((line) => (line.steuersatz ?? 0) === steuersatz);
    const sum = (discountable: boolean) =>
      addMoney(
        ...ofRate
          .filter(({ istRabattierfaehig }) => istRabattierfaehig === discountable)
          .map(({ gesamtpreis }) => gesamtpreis ?? 0),
      );
    const discounted = roundHalfUp(share.times(sum(true)), 2);
    const freight = steuersatz === freightRate ? frachtkosten : 0;
    const netto = addMoney(discounted, sum(false), freight);
    return { steuersatz, netto, steuer: roundHalfUp(decimal(netto).times(steuersatz).div(100), 2) };
  });
  const skontobasis = addMoney(
    ...steuern.map(({ steuersatz, netto, steuer }) => {
      const without = addMoney(
        ...counted
          .filter((line) => (line.steuersatz ?? 0) === steuersatz && line.istSkontofaehig === false)
          .map(({ gesamtpreis, istRabattierfaehig }) =>
            decimal(gesamtpreis ?? 0).times(istRabattierfaehig ? share : 1),
          ),
      );
      if (without === 0) return addMoney(netto, steuer);
      const rest = decimal(netto).minus(without);
      return roundHalfUp(rest.plus(rest.times(steuersatz).div(100)), 2);
    }),
  );
  const positionen = addMoney(...counted.map(({ gesamtpreis }) => gesamtpreis ?? 0));
  const netto = addMoney(...steuern.map((tax) => tax.netto));
  const profits = counted.flatMap(({ rohertrag }) => (rohertrag == null ? [] : [rohertrag]));
  return {
    positionen,
    rabatt: roundHalfUp(decimal(positionen).plus(frachtkosten).minus(netto), 2),
    frachtkosten,
    netto,
    steuern,
    brutto: addMoney(netto, ...steuern.map(({ steuer }) => steuer)),
    skontobasis,
    rohertrag: profits.length === 0 ? null : addMoney(...profits, netto, -positionen),
  };
}

/** What is left after a discount in percent. */
function remainder(percent: number | null) {
  return decimal(1).minus(decimal(percent ?? 0).div(100));
}
