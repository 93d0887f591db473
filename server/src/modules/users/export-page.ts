import type { Locale } from '@oracle-astra/shared/contract';
import { escapeHtml } from '../../documents/escape-html';
import type { AccountExport, ExportRow, ExportSection } from './repository';

const titles: Record<Locale, Record<ExportSection | 'page' | 'empty', string>> = {
  en: {
    page: 'Your data at Oracle & Astra',
    empty: 'Nothing is kept here.',
    account: 'Account',
    profile: 'AstroHub profile',
    births: 'Birth details',
    life_events: 'Events of your life',
    chats: 'Chats',
    discussions: 'Discussions',
    comments: 'Comments',
    votes: 'Votes',
    reports: 'Reports',
    movements: 'Questions, points and money',
    notifications: 'Notifications',
    devices: 'Devices with notifications',
    sessions: 'Sign-ins',
  },
  hi: {
    page: 'Oracle & Astra पर आपका डेटा',
    empty: 'यहाँ कुछ नहीं रखा गया है।',
    account: 'खाता',
    profile: 'AstroHub प्रोफ़ाइल',
    births: 'जन्म विवरण',
    life_events: 'जीवन की घटनाएँ',
    chats: 'चैट',
    discussions: 'चर्चाएँ',
    comments: 'टिप्पणियाँ',
    votes: 'वोट',
    reports: 'शिकायतें',
    movements: 'सवाल, पॉइंट और पैसे',
    notifications: 'सूचनाएँ',
    devices: 'सूचना वाले डिवाइस',
    sessions: 'लॉग इन',
  },
};

const toWords = (column: string) => column.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase());

function renderRow(row: ExportRow): string {
  const fields = Object.entries(row).filter(([, value]) => value !== null && value !== '');
  return `<dl>${fields.map(([name, value]) => `<dt>${escapeHtml(toWords(name))}</dt><dd>${escapeHtml(String(value))}</dd>`).join('')}</dl>`;
}

/** A data export as a page that can be read without any program. */
export function renderExportPage(data: AccountExport, locale: Locale): string {
  const words = titles[locale];
  const sections = (Object.entries(data) as [ExportSection, ExportRow[]][]).map(
    ([name, rows]) =>
      `<h2>${escapeHtml(words[name])}</h2>${rows.length === 0 ? `<p>${escapeHtml(words.empty)}</p>` : rows.map(renderRow).join('')}`,
  );
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(words.page)}</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}dl{border-top:1px solid #ccc;padding:.5rem 0}
dt{font-weight:600}dd{margin:0 0 .5rem;white-space:pre-wrap;overflow-wrap:anywhere}</style>
<h1>${escapeHtml(words.page)}</h1>${sections.join('')}</html>`;
}
