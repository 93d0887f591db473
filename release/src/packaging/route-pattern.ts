import { locales, localePrefix, pathProblem } from '@oracle-astra/shared/contract';

const parameter = /^:[A-Za-z_][\w-]*\??$/;
const isDotSegment = (part: string) => part === '.' || part === '..';

/** Errors of a whole pattern, which are reported before errors of single segments. */
const patternErrors: [RegExp, string][] = [
  [/^[a-z][a-z\d+.-]*:\/\/|^\/\//i, 'names a site: write the path alone, as in "about-us"'],
  [/[\s\u0000-\u001f\u007f]/, 'holds white space: put hyphens between words'],
  [/#|\?(?!\/|$)/, 'holds a query or a part of a page: write the path alone, and read the query in the loader'],
  [
    /[()[\]{}|^$+]/,
    'holds signs of a regular expression, which would be taken as letters: use a parameter such as ":slug" and check it in the loader',
  ],
  [/\\/, 'holds a backslash: write "/" between parts'],
  [/%[\da-f]{2}/i, 'holds an encoded letter: write the letter itself'],
];

/** Why routers would misread a route pattern, with what to write instead; null for a valid one. Leading and trailing slashes are ignored. */
export function findPatternError(pattern: string): string | null {
  const whole = patternErrors.find(([sign]) => sign.test(pattern));
  if (whole) return whole[1];
  const path = pattern.replace(/^\/|\/$/g, '');
  if (path === '') return null;
  const parts = path.split('/');
  const names = parts.filter((part) => part.startsWith(':')).map((part) => part.replace(/\?$/, ''));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) return `has the parameter "${twice}" twice: give each its own name`;
  return parts.map((part, index) => findSegmentError(part, index === parts.length - 1)).find((fault) => fault !== null) ?? null;
}

function findSegmentError(part: string, isLast: boolean): string | null {
  if (part === '' || part === '?') return 'has an empty part: write one "/" between parts';
  if (isDotSegment(part)) return `has the part "${part}", which browsers take away: write the path that is meant`;
  if (part.includes('*') && (part !== '*' || !isLast)) return 'has a "*" within: it stands alone, as the last part, as in "help/*"';
  if (part.includes(':') && !parameter.test(part))
    return `has the part "${part}": a parameter is a whole part, as in "blogs/:slug", and the page takes it apart`;
  return null;
}

/** The first segments of addresses that the server answers itself; a page below one could only be opened by a link within the site. */
export const serverAddresses = [
  'apis',
  'dev',
  'favicon.ico',
  'healthz',
  'icons',
  'invited',
  'manifest.webmanifest',
  'metrics',
  'offline',
  'operators',
  'ops',
  'pictures',
  'places',
  'readyz',
  'releases',
  'robots.txt',
  'sitemap.xml',
  'sw.js',
  'test-release',
  'wp-json',
] as const;

/** Why the page of a full path cannot be reached, with advice; null if it can. */
export function findAddressError(path: string): string | null {
  const first = path.replace(/^\//, '').split('/')[0]?.replace(/\?$/, '').toLowerCase() ?? '';
  if (serverAddresses.some((name) => name === first)) return `begins with "${first}", which the server answers itself: take another path`;
  if (locales.some((locale) => localePrefix(locale) === `/${first}`))
    return `begins with "${first}", the sign of a language: leave it out, each page has an address in every language`;
  return pathProblem(path)?.includes('optional parts') ? 'has more than 6 optional parts: make routes of their own of them' : null;
}
