import { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Caller } from '../access/caller';
import { createStripper } from '../access/property-rights';
import type { Contract, JsonSchema, Operation } from '../contract/contract';
import { problem } from '../errors/problem';
import type { ValidateFunction } from '../validation/validator';
import { createAnswerCheck } from './answer-check';

/** List of an answer that becomes JSON while its items are read, because there are so many of them. */
export class WrittenList {
  private readonly pieces: Buffer[] = [];
  private bytes = 0;
  length = 0;

  constructor(
    /** Property of the body that holds it. */
    readonly property: string,
    /** Reduces items to what the caller may see; throws where the contract does not allow them. */
    private readonly visible: (items: readonly unknown[]) => readonly unknown[] = (items) => items,
    /** Maximum size of its items, in megabytes: they are in memory until its reader has them all. */
    private readonly megabytes = Infinity,
  ) {}

  /** Adds items. Throws 422 for more than the list may hold. */
  add(items: readonly unknown[]): void {
    if (items.length === 0) return;
    const text = JSON.stringify(this.visible(items)).slice(1, -1);
    const piece = Buffer.from(this.length > 0 ? `,${text}` : text);
    this.bytes += piece.length;
    if (this.bytes > this.megabytes * 1024 * 1024) {
      throw problem(422, 'msg_general_answer_too_large', String(this.megabytes));
    }
    this.pieces.push(piece);
    this.length += items.length;
  }

  /** Body with the list in its place, and its length in bytes. */
  within(body: object): { stream: Readable; length: number } {
    const others = JSON.stringify({ ...body, [this.property]: undefined }).slice(1);
    const before = Buffer.from(`{${JSON.stringify(this.property)}:[`);
    const after = Buffer.from(others === '}' ? ']}' : `],${others}`);
    const pieces = [before, ...this.pieces, after];
    return {
      stream: Readable.from(pieces),
      length: pieces.reduce((sum, piece) => sum + piece.length, 0),
    };
  }
}

/** Makes an empty list of an operation's answer, by the name of its property. */
export type NewList = (
  property: string,
  caller: Caller | undefined,
  log: FastifyBaseLogger,
  megabytes?: number,
) => WrittenList;

/** Makes the function that makes lists: their items are stripped and checked as those of any other answer. */
export function createNewList(
  operation: Operation,
  contract: Contract,
  compile: (schema: JsonSchema) => ValidateFunction,
  how: { strict: boolean },
): NewList {
  const kindOf = (property: string) => {
    const answer = contract.resolve(operation.answers.get(200) ?? {});
    const { items = {} } = contract.resolve(answer.properties?.[property] ?? {});
    const list: JsonSchema = { type: 'array', items };
    const answers = new Map([[200, list]]);
    return {
      check: createAnswerCheck({ ...operation, answers }, compile, how),
      strip: createStripper(list, contract),
    };
  };
  const kinds = new Map<string, ReturnType<typeof kindOf>>();
  return (property, caller, log, megabytes) => {
    const kind = kinds.get(property) ?? kindOf(property);
    kinds.set(property, kind);
    const visibleOf = (items: readonly unknown[]) => {
      const visible = (kind.strip ? kind.strip(items, caller) : items) as readonly unknown[];
      kind.check({ status: 200, body: visible }, log);
      return visible;
    };
    return new WrittenList(property, visibleOf, megabytes);
  };
}
