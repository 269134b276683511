import {
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFArray,
  type PDFDict,
  type PDFDocument,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib';

/** Roles of elements (ISO 32000-1, 14.8.4). */
export type ElementRole =
  'Document' | 'Sect' | 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure';

/** An element of the tree; more can be drawn into it later. */
export interface Element {
  ref: PDFRef;
  children: PDFArray;
  role: ElementRole;
}

/**
 * Tree of the elements of a document, for readers that do not see it: drawn text belongs to the innermost open element,
 * and what belongs to none is decoration.
 */
export class Structure {
  private readonly root: PDFRef;
  private readonly open: Element[] = [];
  /** Elements that own the marked pieces of content, by page. */
  private readonly owners: { page: PDFPage; refs: PDFRef[] }[] = [];

  constructor(private readonly pdf: PDFDocument) {
    this.root = pdf.context.nextRef();
    this.enter('Document');
  }

  addPage(page: PDFPage): void {
    page.node.set(PDFName.of('StructParents'), PDFNumber.of(this.owners.length));
    page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
    this.owners.push({ page, refs: [] });
  }

  /** Draws into a new element of this role; `alt` says what a figure shows. */
  within(role: ElementRole, draw: () => void, alt?: string): Element {
    const element = this.enter(role, alt);
    draw();
    this.open.pop();
    return element;
  }

  /** Draws into an element that was closed. */
  again(element: Element, draw: () => void): void {
    this.open.push(element);
    draw();
    this.open.pop();
  }

  /** Element that is open, if any. */
  current(): object | undefined {
    return this.open.at(-1);
  }

  /** Operators that begin a piece of the open element on a page, and end the one before. */
  mark(pageIndex: number): string {
    const element = this.open.at(-1);
    const owner = this.owners[pageIndex];
    if (!element || !owner) throw new Error(`There is no page ${pageIndex}.`);
    const id = owner.refs.length;
    owner.refs.push(element.ref);
    element.children.push(
      this.pdf.context.obj({ Type: 'MCR', Pg: owner.page.ref, MCID: id }) as PDFDict,
    );
    return `/${element.role}<</MCID ${id}>>BDC`;
  }

  /** Writes the tree into the document's catalogue. */
  finish(): void {
    const { context, catalog } = this.pdf;
    const [document] = this.open;
    const numbers = this.owners.flatMap(({ refs }, index) => [index, refs]);
    context.assign(
      this.root,
      context.obj({
        Type: 'StructTreeRoot',
        K: document?.ref ?? [],
        ParentTree: context.register(context.obj({ Nums: numbers })),
        ParentTreeNextKey: this.owners.length,
      }),
    );
    catalog.set(PDFName.of('StructTreeRoot'), this.root);
    catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  }

  private enter(role: ElementRole, alt?: string): Element {
    const { context } = this.pdf;
    const parent = this.open.at(-1);
    const children = context.obj([]) as PDFArray;
    const ref = context.nextRef();
    const element = context.obj({ Type: 'StructElem', S: role, P: parent?.ref ?? this.root });
    element.set(PDFName.of('K'), children);
    if (alt !== undefined) element.set(PDFName.of('Alt'), PDFHexString.fromText(alt));
    if (role === 'TH') {
      element.set(PDFName.of('A'), context.obj({ O: 'Table', Scope: 'Column' }));
    }
    context.assign(ref, element);
    parent?.children.push(ref);
    const entered = { ref, children, role };
    this.open.push(entered);
    return entered;
  }
}
