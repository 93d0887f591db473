import { createHash } from 'node:crypto';
import type { Site } from './site';

/** What an address answers, before any script runs. */
export interface DocumentResponse {
  status: number;
  location: string | null;
  /** The header of that name, '' where there is none. */
  header: (name: string) => string;
  policy: string;
  html: string;
  /** The server rendered the page; a plain document leaves it to the browser. */
  isRendered: boolean;
}

interface DocumentRequestOptions {
  /** The session's cookie. */
  jwt?: string;
  method?: 'GET' | 'HEAD';
  headers?: Record<string, string>;
}

/** Asks for an address as a browser does, and follows no redirect. */
export async function fetchDocument(site: Site, address: string, { jwt, method = 'GET', headers = {} }: DocumentRequestOptions = {}): Promise<DocumentResponse> {
  const response = await fetch(site.url + address, { method, redirect: 'manual', headers: { ...headers, ...(jwt === undefined ? {} : { cookie: `jwt=${jwt}` }) } });
  const header = (name: string) => response.headers.get(name) ?? '';
  const html = await response.text();
  return { status: response.status, location: response.headers.get('location'), header, policy: header('content-security-policy'), html, isRendered: html.includes('id="page-state"') };
}

/** Whom the header of a rendered page takes the reader for. */
export function getHeaderKind(html: string): 'visitor' | 'member' | 'neither' {
  const bar = /<header.*?<\/header>/s.exec(html)?.[0] ?? '';
  const [logIn, bell, menu] = ['>Log In<', 'aria-label="Notifications', 'aria-label="Profile menu"'].map((part) => bar.includes(part));
  if (logIn && !bell && !menu) return 'visitor';
  return !logIn && bell && menu ? 'member' : 'neither';
}

const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** What in a document its policy forbids, and what in the policy is unsafe. */
export function findPolicyViolations(html: string, policy: string): string[] {
  const sourcesOf = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name}-src `))?.split(' ') ?? [];
  const isData = (attributes: string) => attributes.includes('type="application/json"') || attributes.includes(' src="');
  const inline = [...html.matchAll(/<(script|style)\b([^>]*)>([^]*?)<\/\1>/g)].filter(([, , attributes = '']) => !isData(attributes));
  return [
    ...['script', 'style'].filter((name) => !sourcesOf(name).includes("'self'")).map((name) => `no ${name}-src in the policy: ${policy}`),
    ...inline.filter(([, name = '', , content = '']) => !sourcesOf(name).includes(hashOf(content))).map(([element]) => element.slice(0, 100)),
    ...[...html.matchAll(/<[a-z][^>]* (?:style|on[a-z]+)="[^>]*>/g)].map(([tag]) => tag),
    ...(policy.match(/'unsafe-[a-z-]+'/g) ?? []),
  ];
}
