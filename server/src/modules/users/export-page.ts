import type { Locale } from '@oracle-astra/shared/contract';
import { escapeHtml } from '../../documents/escape-html';
import type { ExportRow } from '../../data-rules';
import { exportTitles } from './export-titles';

const page: Record<Locale, Record<'title' | 'empty', string>> = {
  en: { title: 'Your data at Oracle & Astra', empty: 'Nothing is kept here.' },
  hi: { title: 'Oracle & Astra पर आपका डेटा', empty: 'यहाँ कुछ नहीं रखा गया है।' },
};

const toWords = (column: string) => column.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase());

function renderRow(row: ExportRow): string {
  const fields = Object.entries(row).filter(([, value]) => value !== null && value !== '');
  return `<dl>${fields.map(([name, value]) => `<dt>${escapeHtml(toWords(name))}</dt><dd>${escapeHtml(typeof value === 'object' ? JSON.stringify(value) : String(value))}</dd>`).join('')}</dl>`;
}

/** A data export as an HTML page. */
export function renderExportPage(data: Record<string, ExportRow[]>, locale: Locale): string {
  const { title, empty } = page[locale];
  const sections = Object.entries(data).map(
    ([name, rows]) =>
      `<h2>${escapeHtml(exportTitles[locale][name] ?? name)}</h2>${rows.length === 0 ? `<p>${escapeHtml(empty)}</p>` : rows.map(renderRow).join('')}`,
  );
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}dl{border-top:1px solid #ccc;padding:.5rem 0}
dt{font-weight:600}dd{margin:0 0 .5rem;white-space:pre-wrap;overflow-wrap:anywhere}</style>
<h1>${escapeHtml(title)}</h1>${sections.join('')}</html>`;
}
