import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { accessibilityPage, type Look } from './accessibility-page';
import { AXE_ATTACHMENT, type AxeFindings } from './axe';

const FILE = path.resolve('test-results', 'accessibility.html');

/** Gathers axe's results of all stories on one page. If a story ran twice, the last run counts. */
export default class AccessibilityReport implements Reporter {
  private readonly looks = new Map<string, Look[]>();

  onTestEnd(test: TestCase, { attachments }: TestResult): void {
    const project = test.parent.project()?.name ?? '';
    const found = attachments.filter(({ name }) => name === AXE_ATTACHMENT);
    if (found.length === 0) return;
    const looks = found.map(({ body, path: file }) => {
      const text = body ?? readFileSync(file ?? '');
      return { story: test.title, project, ...(JSON.parse(String(text)) as AxeFindings) };
    });
    this.looks.set(test.id, looks);
  }

  async onEnd(): Promise<void> {
    await mkdir(path.dirname(FILE), { recursive: true });
    await writeFile(FILE, accessibilityPage([...this.looks.values()].flat()));
    console.log(`Accessibility per screen: ${FILE}`);
  }
}
