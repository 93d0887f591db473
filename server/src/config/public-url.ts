import { StartError } from './start/start-error';

function parseOrigin(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isPlain = url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '' && url.password === '';
  return isPlain && ['http:', 'https:'].includes(url.protocol) ? url.origin : null;
}

/** The public origin without a trailing slash. Throws a StartError for an invalid URL, and for a missing one in production. */
export function readPublicUrl(text: string | undefined, { local, port }: { local: boolean; port: number }): string {
  if (!text && local) return `http://localhost:${port}`;
  if (!text) throw new StartError('In production PUBLIC_URL must be the address of the site, such as https://oracle.example.');
  const origin = parseOrigin(text);
  if (origin === null) throw new StartError(`PUBLIC_URL must be an address such as https://oracle.example, without a path, not "${text}".`);
  return origin;
}

/**
 * The domain to which passkeys belong: that of the site, or one above it. Browsers refuse public suffixes such as `co.in` themselves.
 * Throws a StartError for any other.
 */
export function readPasskeyDomain(text: string | undefined, publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  const domain = text?.toLowerCase() ?? hostname.replace(/^www\./, '');
  const isAbove = hostname.endsWith(`.${domain}`) && domain.includes('.');
  if (domain !== hostname && !isAbove)
    throw new StartError(`PASSKEY_DOMAIN must be ${hostname} or a domain above it, as in PUBLIC_URL, not "${domain}".`);
  return domain;
}

/** The origins of hosts that mount remotes of this site. Throws a StartError for one that is no address. */
export function readFederationHosts(text: string | undefined): string[] {
  const listed = (text ?? '').split(',').map((each) => each.trim());
  return listed.filter(Boolean).map((each) => {
    const origin = parseOrigin(each);
    if (origin === null)
      throw new StartError(`FEDERATION_HOSTS must list addresses such as https://host.example, without a path, not "${each}".`);
    return origin;
  });
}
