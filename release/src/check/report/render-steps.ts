import { localizePath, splitLocale, type Locale } from '@oracle-astra/shared/contract';
import type { Finding } from '../finding';

interface Checked {
  remote: string;
  release: string;
  site: string;
}

/** The address in a finding's name of a page: `/forum, signed in`. */
const toPath = (at: string) => at.split(', ')[0] ?? at;

/** How the check shows a page in the circumstance that a finding names. */
function readCircumstance(message: string) {
  const locale: Locale | null = message.includes('in Hindi') ? 'hi' : null;
  const width = Number(/(\d{3,4}) pixels wide/.exec(message)?.[1] ?? 360);
  return {
    width: message.includes('dark theme') && !/\(\d+ pixels wide\)|it is shown \d+ pixels/.test(message) ? 1280 : width,
    isDark: message.includes('dark theme'),
    locale,
    media: message.includes('printed') ? { media: 'print' } : message.includes('forced colours') ? { forcedColors: 'active' } : null,
  };
}

const roles: Record<string, string> = { a: 'link', button: 'button', select: 'combobox', textarea: 'textbox' };

/** The acts of a finding as lines of a script; what is typed and sent is left to the reader. */
function listActs(message: string): string[] {
  const acts = [
    ...message.matchAll(
      /\b(form|button|a|select|textarea|input|summary)(?: \w+)? "([^"]*)" (is pressed|is clicked|is sent|is filled in|has another choice)/g,
    ),
  ];
  return acts.map(([, element = '', name = '', act = '']) => {
    const found = `page.getByRole('${roles[element] ?? (element === 'form' ? 'button' : 'textbox')}', { name: ${JSON.stringify(name)} }).first()`;
    if (act === 'is filled in' && element === 'form') return `// Fill in the form, then:\n  await ${found}.tap();`;
    if (act === 'is filled in') return `await ${found}.fill('saturn');`;
    return act === 'has another choice' ? `await ${found}.selectOption({ index: 1 });` : `await ${found}.tap();`;
  });
}

/** A Playwright script that opens a page as the check did, and takes the same steps; null for a finding without a page. */
export function writeScript({ site }: Checked, { at, message }: Finding): { address: string; script: string } | null {
  if (at === null || !at.startsWith('/')) return null;
  const { width, isDark, locale, media } = readCircumstance(`${at} ${message}`);
  const path = toPath(at);
  const address = new URL(locale === null || splitLocale(path).pathname !== path ? path : localizePath(path, locale), site).href;
  const isMember = at.includes('signed in');
  const options = { viewport: { width, height: 800 }, hasTouch: true, locale: 'en-IN', ...(isDark && { colorScheme: 'dark' }) };
  const lines = [
    'const browser = await chromium.launch({ headless: false });',
    `const page = await browser.newPage(${JSON.stringify(options)});`,
    ...(isMember
      ? [
          `await page.context().addCookies([{ name: 'jwt', value: process.env.RELEASE_CHECK_TOKEN, url: ${JSON.stringify(site)} }]); // The token of a test account.`,
        ]
      : []),
    'await page.goto(process.env.TEST_LINK);',
    `await page.goto(${JSON.stringify(address)});`,
    ...(media === null ? [] : [`await page.emulateMedia(${JSON.stringify(media)});`]),
    ...listActs(message),
    `// ${message.replace(/\s+/g, ' ')}`,
    'await page.pause();',
  ];
  return {
    address,
    script: `const { chromium } = require('playwright');\n(async () => {\n${lines.map((line) => `  ${line}`).join('\n')}\n})();`,
  };
}
