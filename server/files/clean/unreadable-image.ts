/** An image that is not built as its kind has to be: nobody can say what it holds. */
export class UnreadableImage extends Error {}
