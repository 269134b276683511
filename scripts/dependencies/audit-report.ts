import type { Production } from './production';

/** Output of `npm audit --json`, as far as it is read here. */
export interface AuditReport {
  auditReportVersion?: number;
  /** Reason why there is no report. */
  message?: string;
  vulnerabilities?: Record<string, Vulnerability>;
}

interface Vulnerability {
  name: string;
  severity: string;
  /** Findings about it, or the names of the packages it has them from. */
  via: (string | { title: string; url: string; range: string })[];
  /** Places in the lock file. */
  nodes: string[];
}

/** Place of vulnerable code: it answers requests, it runs in a browser, or only on the machine of a developer. */
export type Where = 'server' | 'page' | 'tools';

export interface Finding {
  where: Where;
  text: string;
}

/**
 * Reads what the registry knows against the installed packages, by where they run.
 * @throws when the registry did not answer: that nothing is known is no good news.
 */
export function readAudit(report: AuditReport, production: Production): Finding[] {
  if (report.auditReportVersion === undefined || !report.vulnerabilities) {
    throw new Error(
      `The registry did not answer, so nothing is known. ${report.message ?? ''}`.trim(),
    );
  }
  return Object.values(report.vulnerabilities).flatMap(({ name, severity, via, nodes }) => {
    const reasons = via.map((one) =>
      typeof one === 'string' ? `through ${one}` : `${one.title} (${one.range}), ${one.url}`,
    );
    const text = `${name}, ${severity}: ${reasons.join('; ')}`;
    const runsIn = (['server', 'page'] as const).filter((where) =>
      nodes.some((node) => production[where].places.includes(node)),
    );
    const places: readonly Where[] = runsIn.length > 0 ? runsIn : ['tools'];
    return places.map((where) => ({ where, text }));
  });
}
