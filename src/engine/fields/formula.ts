import type Big from 'big.js';
import { decimal } from '../../../schemas/rules/decimal';
import { foldText } from '../../../schemas/rules/fold-text';
import { groupSign } from '../../../schemas/rules/format-number';
import { possibleReadings } from '../../../schemas/rules/parse-number';
import { plainText } from '../../../schemas/rules/plain-text';
import { readNumber } from '../../../schemas/rules/read-number';

/**
 * Formula from which a number of a record is computed. `percent`: hundredths, or a share of what it is added to or
 * taken from.
 */
export type Formula =
  | { kind: 'number'; value: Big }
  | { kind: 'percent'; value: Big }
  | { kind: 'field'; name: string }
  | { kind: '+' | '-' | '*' | '/'; left: Formula; right: Formula };

export interface Unclear {
  kind: 'ambiguous';
  /** Number as it was typed: «1.234». */
  typed: string;
  readings: readonly [number, number];
}

export type ReadFormula =
  | { kind: 'formula'; formula: Formula }
  | Unclear
  /** Failure: something else stands where a field or a number should. */
  | { kind: 'unknown'; name: string }
  | { kind: 'unreadable' };

export interface FormulaWords {
  language: string;
  /** Fields by what they may be called: the label, the technical name. */
  fieldOf: ReadonlyMap<string, string>;
}

/** Length of the longest text; longer ones are pasted by mistake. It bounds how deep brackets nest. */
const MAX_LENGTH = 200;

const NUMBER = /\d{1,3}(?:[ ']\d{3})+(?!\d)(?:[.,]\d+)?|\d(?:[\d.,]*\d)?|[.,]\d+/y;
const UNIT = /\s*(?:\p{Sc}|euro?|chf)(?![\p{L}\p{N}])/uy;
const PERCENT = /\s*%/y;
const BLANK = /\s*/y;
const OTHER = /[^+*×·/÷()=%]+/y;

/** Error that ends the reading; `read` is what is returned instead. */
class Refusal extends Error {
  constructor(readonly read: ReadFormula) {
    super();
  }
}

/**
 * Reads «= VK netto * 1,19 + 0,10», and what goes on from the field's own value: «+3 %», «−0,50», «*1,19», «/2».
 * Any dash, any blank, numbers in any spelling that `readNumber` knows, without regard to case and accents. A percentage
 * behind plus or minus is a share of what stands before it, as on a desk calculator; elsewhere «3 %» is 0.03.
 *
 *     formula = "=" sum | steps ; steps = (sign operand)+ ; sum = product (("+" | "-") product)* ;
 *     product = operand (("*" | "/") operand)* ; operand = "-" operand | "(" sum ")" | number ["%"] | field
 */
export function readFormula(text: string, own: string, words: FormulaWords): ReadFormula {
  const plain = oneBlank(text);
  if (plain.length > MAX_LENGTH) return { kind: 'unreadable' };
  try {
    return {
      kind: 'formula',
      formula: new Reader(plain, words).formula({ kind: 'field', name: own }),
    };
  } catch (error) {
    if (error instanceof Refusal) return error.read;
    throw error;
  }
}

const oneBlank = (text: string) => plainText(text).replace(/\s+/g, ' ');

class Reader {
  private at = 0;
  private readonly folded: string;
  private readonly names: readonly (readonly [folded: string, name: string])[];

  constructor(
    private readonly plain: string,
    private readonly words: FormulaWords,
  ) {
    this.folded = foldText(plain);
    this.names = [...words.fieldOf]
      .map(([word, name]) => [foldText(oneBlank(word)), name] as const)
      .filter(([word]) => word !== '')
      // «VK netto neu» is not «VK netto» with something behind it.
      .toSorted(([one], [other]) => other.length - one.length);
  }

  formula(own: Formula): Formula {
    const read = this.sign('=') ? this.sum() : this.sum(this.product(own));
    this.skip();
    if (this.at < this.folded.length) throw this.refusal();
    return read;
  }

  private sum(first = this.product()): Formula {
    let left = first;
    for (;;) {
      const kind = this.sign('+') ?? this.sign('-');
      if (!kind) return left;
      left = { kind, left, right: this.product() };
    }
  }

  private product(first = this.operand()): Formula {
    let left = first;
    for (;;) {
      const kind = this.sign('*', '*×·x') ?? this.sign('/', '/÷');
      if (!kind) return left;
      left = { kind, left, right: this.operand() };
    }
  }

  private operand(): Formula {
    if (this.sign('-')) {
      return { kind: '*', left: { kind: 'number', value: decimal(-1) }, right: this.operand() };
    }
    if (this.sign('(')) {
      const inner = this.sum();
      if (!this.sign(')')) throw this.refusal();
      return inner;
    }
    return this.field() ?? this.number();
  }

  private field(): Formula | undefined {
    this.skip();
    const found = this.names.find(
      ([word]) =>
        this.folded.startsWith(word, this.at) &&
        !/^[\p{L}\p{N}_]/u.test(this.folded.slice(this.at + word.length)),
    );
    if (!found) return undefined;
    this.at += found[0].length;
    return { kind: 'field', name: found[1] };
  }

  private number(): Formula {
    const typed = this.take(NUMBER);
    const read = typed === undefined ? undefined : readNumber(typed);
    if (typed === undefined || !read) throw this.refusal();
    const readings = possibleReadings(typed, 6);
    if (readings && typed.includes(groupSign(this.words.language))) {
      throw new Refusal({ kind: 'ambiguous', typed, readings });
    }
    this.take(UNIT);
    const kind = this.take(PERCENT) === undefined ? 'number' : 'percent';
    return { kind, value: decimal(read.text) };
  }

  /** Makes a refusal that names the word at this place, if there is one. */
  private refusal(): Refusal {
    this.skip();
    const from = this.at;
    const word = this.take(OTHER)?.trim();
    if (word === undefined || !/\p{L}/u.test(word)) return new Refusal({ kind: 'unreadable' });
    // As it was typed, unless folding has moved the letters.
    const source = this.plain.length === this.folded.length ? this.plain : this.folded;
    return new Refusal({ kind: 'unknown', name: source.slice(from, from + word.length) });
  }

  /** Moves past one of the spellings of a sign. */
  private sign<Sign extends string>(sign: Sign, spellings: string = sign): Sign | undefined {
    this.skip();
    const next = this.folded.charAt(this.at);
    if (next === '' || !spellings.includes(next)) return undefined;
    this.at += 1;
    return sign;
  }

  private skip(): void {
    this.take(BLANK);
  }

  private take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.folded)?.[0];
    this.at += found?.length ?? 0;
    return found;
  }
}

/**
 * Evaluates to the exact result; `empty` where a field that it needs has no number, `divided` where something would be
 * divided by zero.
 */
export function evaluateFormula(
  formula: Formula,
  valueOf: (field: string) => unknown,
): Big | 'empty' | 'divided' {
  if (formula.kind === 'number') return formula.value;
  if (formula.kind === 'percent') return formula.value.div(100);
  if (formula.kind === 'field') {
    const value = valueOf(formula.name);
    return typeof value === 'number' && Number.isFinite(value) ? decimal(value) : 'empty';
  }
  const { kind, right } = formula;
  const left = evaluateFormula(formula.left, valueOf);
  if (typeof left === 'string') return left;
  const other = evaluateFormula(right, valueOf);
  if (typeof other === 'string') return other;
  const isSum = kind === '+' || kind === '-';
  const by = isSum && right.kind === 'percent' ? left.times(other) : other;
  switch (kind) {
    case '+':
      return left.plus(by);
    case '-':
      return left.minus(by);
    case '*':
      return left.times(by);
    case '/':
      return by.eq(0) ? 'divided' : left.div(by);
  }
}
