type Release = () => Promise<unknown>;

/** Does work and then releases what it used. The first error is thrown; one of the release becomes its cause. */
export async function releaseAfter<T>(work: () => Promise<T>, release: Release): Promise<T> {
  const result = await releaseOnError(work, release);
  await release();
  return result;
}

/** Does work and, when it fails, releases what it used, as `releaseAfter` does. */
export async function releaseOnError<T>(work: () => Promise<T>, release: Release): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await release().catch((later: unknown) => attach(error, later));
    throw error;
  }
}

/** Releases everything, the last one first, whatever fails; the first error is thrown then. */
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
