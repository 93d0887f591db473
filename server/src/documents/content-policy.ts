import { createHash } from 'node:crypto';

/** The inline parts of a document that may run or apply, as the sources of a policy that name their contents. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The source of a policy that allows an inline script or style of this content, and no other; a parser reads any line end as a line feed. */
export const hashSource = (content: string) => `'sha256-${createHash('sha256').update(content.replace(/\r\n?/g, '\n')).digest('base64')}'`;

/** styled-components adds its rules to a style element that is empty and stays so: that one is allowed, and none that brings rules. */
const emptyStyle = hashSource('');

const directive = (name: string, sources: readonly string[]) => [name, "'self'", ...new Set(sources)].join(' ');

/** The policy of a document: its own files, and the inline parts whose hashes it names. The same for everyone, so that it can be kept with the document. */
export const buildContentPolicy = ({ scripts, styles }: InlineSources) =>
  [
    "default-src 'self'", directive('script-src', scripts), directive('style-src', [...styles, emptyStyle]), "img-src 'self' data: https:", "font-src 'self'",
    "connect-src 'self'", "object-src 'none'", "base-uri 'self'", "form-action 'self'", "frame-ancestors 'none'",
  ].join('; ');
