/** Error for an image that is not built as its kind requires: nobody can say what it holds. */
export class UnreadableImage extends Error {}
