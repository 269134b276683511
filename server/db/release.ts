type Release = () => Promise<unknown>;

/** Does work and releases what it used. What came first is thrown; what the release adds becomes the cause of that. */
export async function releaseAfter<T>(work: () => Promise<T>, release: Release): Promise<T> {
  const result = await releaseOnError(work, release);
  await release();
  return result;
}

/** Does work and releases what it used when it fails, as `releaseAfter` does. */
export async function releaseOnError<T>(work: () => Promise<T>, release: Release): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await release().catch((later: unknown) => attach(error, later));
    throw error;
  }
}

/** Releases everything, the last one first, whatever fails of it; the first error is thrown then. */
export async function releaseAll(releases: Release[]): Promise<void> {
  const errors: unknown[] = [];
  for (const release of releases.splice(0).reverse()) {
    await release().catch((error: unknown) => errors.push(error));
  }
  if (errors.length === 0) return;
  for (const later of errors.slice(1)) attach(errors[0], later);
  throw errors[0];
}

/** Makes an error the innermost cause of another one. */
function attach(first: unknown, later: unknown): void {
  const chain = chainOf(first);
  const innermost = chain.at(-1);
  const isKnown = chainOf(later).some((error) => chain.includes(error));
  if (innermost && !isKnown) innermost.cause ??= later;
}

function chainOf(error: unknown): Error[] {
  const chain: Error[] = [];
  for (let current = error; current instanceof Error; current = current.cause) {
    if (chain.includes(current)) break;
    chain.push(current);
  }
  return chain;
}
