/** Returns the token of an `Authorization: Bearer` header. */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer +([\w-]{20,200}) *$/i.exec(header ?? '')?.[1];
}
