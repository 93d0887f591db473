import { createHash } from 'node:crypto';

const elements = /<(script|style)\b([^>]*)>([^]*?)<\/\1>/g;
const isData = (attributes: string) => attributes.includes('type="application/json"') || attributes.includes(' src="');

/** The inline parts of a document that its policy does not allow, and the unsafe parts of the policy. */
export function findPolicyViolations(html: string, policy: string): string[] {
  const sourcesOf = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name}-src `)) ?? '';
  const blocked = [...html.matchAll(elements)].filter(
    ([, name = '', attributes = '', content = '']) =>
      !isData(attributes) && !sourcesOf(name).includes(`'sha256-${createHash('sha256').update(content).digest('base64')}'`),
  );
  return [
    ...blocked.map(([element]) => element),
    ...(policy.match(/'(?:unsafe-[a-z-]+|nonce-[^']+)'/g) ?? ['script', 'style'].filter((name) => sourcesOf(name) === '')),
  ];
}
