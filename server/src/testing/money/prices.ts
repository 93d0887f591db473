import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Prices {
  gstPercent: number;
  plan: { price: number; questions: number };
  seller: { sample?: boolean };
  packs: object[];
}

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A file with the sample prices, whose seller is not marked as a sample; returns its path. */
export function writePrices(change: (prices: Prices) => void = () => undefined): string {
  const prices = JSON.parse(readFileSync(join(import.meta.dirname, '../../config/product/commerce.json'), 'utf8')) as Prices;
  delete prices.seller.sample;
  change(prices);
  const folder = mkdtempSync(join(tmpdir(), 'oracle-astra-prices-'));
  folders.push(folder);
  const path = join(folder, 'commerce.json');
  writeFileSync(path, JSON.stringify(prices));
  return path;
}
