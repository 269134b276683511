/** Signature on a document, or the reason why there is none. Instants are UTC (`…Z`). */
export type PrintedSignature =
  | {
      art: 'GEZEICHNET';
      /** PNG in base64. */
      bild: string;
      name: string;
      rolle: string | null;
      zeitpunkt: string;
    }
  | { art: 'GETIPPT'; name: string; rolle: string | null; zeitpunkt: string }
  | {
      art: 'VERWEIGERT';
      /** Person it was shown to. */
      name: string | null;
      grund: string;
      zeitpunkt: string;
    };
