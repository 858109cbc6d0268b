import type { ReporterDescription } from '@playwright/test';

const KINDS: Record<string, ReporterDescription> = {
  accessibility: ['./e2e/support/accessibility-report.ts'],
  blob: ['blob'],
  junit: ['junit', { outputFile: 'test-results/junit.xml' }],
};

/** The reports named in `E2E_REPORTS`, in addition to the list and the page. */
export function extraReports(names = process.env.E2E_REPORTS ?? ''): ReporterDescription[] {
  return names
    .split(',')
    .filter(Boolean)
    .map((name) => {
      const kind = KINDS[name];
      if (kind) return kind;
      throw new Error(`E2E_REPORTS must name ${Object.keys(KINDS).join(' or ')}, not "${name}".`);
    });
}
