/** What of an operation's body is a content, as the contract says (`contentEncoding: base64`). */
export interface UploadRule {
  field: string;
  /** Largest content in bytes (`x-max-bytes`). */
  limit: number;
  /** Only images (`contentMediaType: image/*`). */
  image: boolean;
}

/** A content that has arrived whole, been examined and is stored, but belongs to nothing yet. */
export interface Upload {
  contentId: number;
  /** SHA-256 of what was sent, hexadecimal. */
  sha256: string;
}

/** Takes a content's bytes while they arrive. */
export interface UploadWriter {
  write(bytes: Buffer): Promise<void>;
}

/** What was read of a request's body besides the content. */
export interface ReadBody {
  values: unknown;
  /** Whether the body had the content at all. */
  hasContent: boolean;
}
