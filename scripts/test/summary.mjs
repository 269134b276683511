/** Collects the results of a run's steps: one line each with its time, and a last one that counts tests. */
export function createSummary() {
  const totals = { passed: 0, failed: 0, skipped: 0 };
  const lines = [];
  const begun = Date.now();
  const note = (isGood, text, since) =>
    lines.push(`${isGood ? 'ok    ' : 'FAILED'}  ${text}${since ? ` (${took(since)})` : ''}`);
  const step = (name, isGood, since) => {
    note(isGood, name, since);
    if (!isGood) totals.failed += 1;
  };
  return {
    /** Adds a step; one without tests counts when it fails. `since` is when it began. */
    step,
    /** Runs such a step as work of this process. Answers whether it is good. */
    timed(name, work) {
      process.stdout.write(`\n── ${name} ──\n`);
      const since = Date.now();
      const isGood = work();
      step(name, isGood, since);
      return isGood;
    },
    tests(name, { passed, failed, skipped, wrong, repeated }, since) {
      totals.passed += passed;
      totals.failed += failed;
      totals.skipped += skipped;
      note(failed === 0, `${name}: ${passed} passed, ${failed} failed, ${skipped} skipped`, since);
      // Named at the very end: often only the end of a long run is looked at.
      for (const one of wrong) lines.push(`          failed: ${indented(one)}`);
      for (const one of repeated) {
        lines.push(`          passed at the second attempt: ${indented(one)}`);
      }
    },
    /** Prints the summary, with what was taken of long matrices; answers whether nothing failed. */
    print(samples) {
      const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
      process.stdout.write(
        `\n${lines.join('\n')}\n\n${took(begun)} in all, ${samples}\n` +
          `${totals.passed} passed, ${totals.failed} failed${skipped}\n`,
      );
      return totals.failed === 0;
    },
  };
}

const indented = (lines) => lines.split('\n').join('\n            ');

function took(since) {
  const seconds = Math.round((Date.now() - since) / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
