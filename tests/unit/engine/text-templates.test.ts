import { describe, expect, it } from 'vitest';
import { insertedText, markedText } from '../../../src/engine/fields/long-text/inserted-text';
import {
  nameOfText,
  storedTemplates,
  withTemplate,
} from '../../../src/engine/fields/long-text/templates/stored-templates';

describe('inserting a template', () => {
  it.each([
    ['', 0, 0, 'Hallo', 'Hallo|'],
    ['Guten Tag', 9, 9, 'Welt', 'Guten Tag Welt|'],
    ['Guten Tag\n', 10, 10, 'Welt', 'Guten Tag\nWelt|'],
    ['Anfang Ende', 7, 7, 'Mitte', 'Anfang Mitte| Ende'],
    ['Anfang.', 6, 6, 'Mitte', 'Anfang Mitte|.'],
    ['alles neu', 0, 9, 'Baustein', 'Baustein|'],
    ['Zeile', 5, 5, '\nnächste', 'Zeile\nnächste|'],
  ])('into «%s» at %i to %i', (text, start, end, template, expected) => {
    const { text: result, caret } = insertedText({ text, start, end }, template);
    expect(`${result.slice(0, caret)}|${result.slice(caret)}`).toBe(expected);
  });

  it('keeps what is marked, else everything, as a new template', () => {
    expect(markedText({ text: 'eins zwei', start: 5, end: 9 })).toBe('zwei');
    expect(markedText({ text: ' eins zwei ', start: 3, end: 3 })).toBe('eins zwei');
  });
});

describe('stored templates', () => {
  it('leaves out what is none, and orders by name', () => {
    const stored = [
      { name: 'Z', text: 'z' },
      null,
      'x',
      { name: '', text: 'y' },
      { name: 'Ä', text: 'ä' },
    ];
    expect(storedTemplates(stored)).toEqual([
      { name: 'Ä', text: 'ä' },
      { name: 'Z', text: 'z' },
    ]);
  });

  it('replaces one of the same name, and refuses what does not fit', () => {
    const one = { name: 'A', text: 'alt' };
    expect(withTemplate([one], { name: 'A', text: 'neu' })).toEqual([{ name: 'A', text: 'neu' }]);
    expect(withTemplate([one], { name: 'B', text: 'x'.repeat(60_000) })).toBeUndefined();
  });

  it('names a text by how its first line begins', () => {
    expect(nameOfText('Kurz\nmehr')).toBe('Kurz');
    expect(nameOfText('Der Kunde wünscht einen Rückruf am Nachmittag')).toBe(
      'Der Kunde wünscht einen Rückruf am …',
    );
  });
});
