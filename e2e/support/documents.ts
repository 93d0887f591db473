import { createHash } from 'node:crypto';
import type { Site } from './site/site';

/** The response of an address, without running scripts. */
export interface DocumentResponse {
  status: number;
  location: string | null;
  /** The value of a header; empty if there is none. */
  header: (name: string) => string;
  policy: string;
  html: string;
  /** Whether the server rendered the page. */
  isRendered: boolean;
}

interface DocumentRequestOptions {
  /** Value of the session cookie. */
  jwt?: string;
  method?: 'GET' | 'HEAD';
  headers?: Record<string, string>;
}

/** Fetches a document as a browser does, without following redirects. */
export async function fetchDocument(
  site: Site,
  address: string,
  { jwt, method = 'GET', headers = {} }: DocumentRequestOptions = {},
): Promise<DocumentResponse> {
  const response = await fetch(site.url + address, {
    method,
    redirect: 'manual',
    headers: { ...headers, ...(jwt === undefined ? {} : { cookie: `jwt=${jwt}` }) },
  });
  const header = (name: string) => response.headers.get(name) ?? '';
  const html = await response.text();
  return {
    status: response.status,
    location: response.headers.get('location'),
    header,
    policy: header('content-security-policy'),
    html,
    isRendered: html.includes('id="page-state"'),
  };
}

/** Whether the header of a rendered page is that of a visitor or that of a signed-in member. */
export function getHeaderKind(html: string): 'visitor' | 'member' | 'neither' {
  const bar = /<header.*?<\/header>/s.exec(html)?.[0] ?? '';
  const has = (...parts: string[]) => parts.some((part) => bar.includes(part));
  const logIn = has('>Log In<', '>लॉग इन<');
  const bell = has('aria-label="Notifications', 'aria-label="सूचनाएँ');
  const menu = has('aria-label="Profile menu"', 'aria-label="प्रोफ़ाइल मेन्यू"');
  if (logIn && !bell && !menu) return 'visitor';
  return !logIn && bell && menu ? 'member' : 'neither';
}

const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** The inline content that the content security policy blocks, and unsafe sources of the policy. */
export function findPolicyViolations(html: string, policy: string): string[] {
  const sourcesOf = (name: string) =>
    policy
      .split('; ')
      .find((part) => part.startsWith(`${name}-src `))
      ?.split(' ') ?? [];
  const isData = (attributes: string) => /type="application\/(?:ld\+)?json"/.test(attributes) || attributes.includes(' src="');
  const inline = [...html.matchAll(/<(script|style)\b([^>]*)>([^]*?)<\/\1>/g)].filter(([, , attributes = '']) => !isData(attributes));
  return [
    ...['script', 'style'].filter((name) => !sourcesOf(name).includes("'self'")).map((name) => `no ${name}-src in the policy: ${policy}`),
    ...inline
      .filter(([, name = '', , content = '']) => !sourcesOf(name).includes(hashOf(content)))
      .map(([element]) => element.slice(0, 100)),
    ...[...html.matchAll(/<[a-z][^>]* (?:style|on[a-z]+)="[^>]*>/g)].map(([tag]) => tag),
    ...(policy.match(/'unsafe-[a-z-]+'/g) ?? []),
  ];
}
