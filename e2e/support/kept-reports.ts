import type { Page } from '@playwright/test';

export interface ReportEntry {
  release: string;
  visits: number;
  bad: number;
}

/** Records the reports of pages, because tests cannot see the beacon of a page that ends. */
export async function keepReports(page: Page): Promise<() => Promise<ReportEntry[]>> {
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      const isSent = send(address, body);
      if (isSent) localStorage.setItem('sent', JSON.stringify([...JSON.parse(localStorage.getItem('sent') ?? '[]'), body]));
      return isSent;
    };
  });
  return async () => {
    const bodies = await page.evaluate(() => JSON.parse(localStorage.getItem('sent') ?? '[]') as string[]);
    return bodies.flatMap((body) => (JSON.parse(body) as { releases: ReportEntry[] }).releases);
  };
}
