import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { noTrustedTypes, trustedTypes } from './trusted-types';

/** The sources of the inline scripts and styles that a document's policy allows. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
  /** Origins of the payment provider, on the pages that open its window. */
  providers?: readonly string[];
  /** The directives of Trusted Types. */
  trusted?: string;
}

/** The hash source of an inline script or style; HTML parsers turn every line end into a line feed. */
export const hashSource = (content: string) => `'sha256-${createHash('sha256').update(content.replace(/\r\n?/g, '\n')).digest('base64')}'`;

const maxHashes = 200;
const hashes = new LRUCache<string, string>({ max: maxHashes, memoMethod: hashSource });

/** The hash source of a script or style that many documents have, so that it is computed once. */
export const hashCommonSource = (content: string): string => hashes.memo(content);

/** styled-components adds its rules to an empty style element by script, so an empty one is allowed, but not one with rules. */
const emptyStyle = hashSource('');

const directive = (name: string, sources: readonly string[]) => [name, "'self'", ...new Set(sources)].join(' ');

/** Security policies of a document, by the names of their headers. */
export type PolicyHeaders = { 'content-security-policy': string; 'content-security-policy-report-only'?: string };

/**
 * The policies of a document with scripts of releases. Where the payment provider's script runs, which may set HTML of its own, texts
 * that no policy of Trusted Types accepts are reported and not refused.
 */
export const buildPolicyHeaders = (sources: InlineSources): PolicyHeaders =>
  sources.providers?.length
    ? { 'content-security-policy': buildContentPolicy({ ...sources, trusted: '' }), 'content-security-policy-report-only': trustedTypes }
    : { 'content-security-policy': buildContentPolicy({ ...sources, trusted: trustedTypes }) };

/**
 * The Content-Security-Policy of a document: its own files, these inline parts, and the payment provider if the page needs it.
 * It has no nonce, so that it can be cached with the document.
 */
export const buildContentPolicy = ({ scripts, styles, providers = [], trusted = noTrustedTypes }: InlineSources) =>
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
    ...(trusted === '' ? [] : [trusted]),
  ].join('; ');
