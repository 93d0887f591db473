import { createHash } from 'node:crypto';

/** The sources of the inline scripts and styles that a document's policy allows. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
  /** Origins of the payment provider, on the pages that open its window. */
  providers?: readonly string[];
}

/** The hash source of an inline script or style; HTML parsers turn every line end into a line feed. */
export const hashSource = (content: string) => `'sha256-${createHash('sha256').update(content.replace(/\r\n?/g, '\n')).digest('base64')}'`;

/** styled-components adds its rules to an empty style element by script, so an empty one is allowed, but not one with rules. */
const emptyStyle = hashSource('');

const directive = (name: string, sources: readonly string[]) => [name, "'self'", ...new Set(sources)].join(' ');

/**
 * The Content-Security-Policy of a document: its own files, these inline parts, and the payment provider if the page needs it.
 * It has no nonce, so that it can be cached with the document.
 */
export const buildContentPolicy = ({ scripts, styles, providers = [] }: InlineSources) =>
  [
    "default-src 'self'",
    directive('script-src', [...scripts, ...providers]),
    directive('style-src', [...styles, emptyStyle]),
    "img-src 'self' data: https:",
    "font-src 'self'",
    directive('connect-src', providers),
    ...(providers.length === 0 ? [] : [directive('frame-src', providers)]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
