import type { FillOutcome, RenderedPage } from '@oracle-astra/shared/contract';
import { hashSource } from '../documents/content-policy';
import { toScriptJson } from './script-json';

/**
 * A rendered page as bytes for a document. The worker encodes it and transfers the buffers without a copy: encoding and
 * garbage-collecting strings of a hundred kilobytes would block the thread that serves the API.
 */
export interface EncodedPage {
  kind: 'page';
  status: number;
  head: string;
  /** The `<style>` element; empty if the page has none. */
  styles: Uint8Array<ArrayBuffer>;
  /** The sources that the document's Content-Security-Policy lists for `styles`. */
  styleSources: string[];
  body: Uint8Array<ArrayBuffer>;
  /** JSON, escaped for a script element. */
  state: Uint8Array<ArrayBuffer>;
  isHindi: boolean;
  /** What came of each fill of the page. */
  fills: FillOutcome[];
}

export type EncodedResult = EncodedPage | Exclude<RenderedPage, { kind: 'page' }>;

/** `times` are how long the code of its fills ran, by their names. */
export function encodePage(result: RenderedPage, times: ReadonlyMap<string, { ms: number }> = new Map()): EncodedResult {
  if (result.kind !== 'page') return result;
  const { status, head, styles, body, state, fills = [] } = result;
  const encoder = new TextEncoder();
  return {
    kind: 'page',
    status,
    head,
    isHindi: isInHindi(body),
    fills: fills.map((fill) => ({ ...fill, ...times.get(fill.name) })),
    styles: encoder.encode(styles),
    styleSources: hashStyles(styles),
    body: encoder.encode(body),
    state: encoder.encode(toScriptJson(state)),
  };
}

/** The buffers that `postMessage` can transfer. */
export const listTransferables = (result: EncodedResult): ArrayBuffer[] =>
  result.kind === 'page' ? [result.styles.buffer, result.body.buffer, result.state.buffer] : [];

/** One source for each style element; an HTML parser ends an element at the first end tag. */
const hashStyles = (styles: string) => [...styles.matchAll(/<style\b[^>]*>(.*?)<\/style/gis)].map(([, rules = '']) => hashSource(rules));

/** More than a tenth of the letters. For less text a preloaded Devanagari font, which delays the scripts, is not worth it. */
function isInHindi(html: string): boolean {
  const text = html.replace(/<[^>]*>|\s+/g, '');
  return (text.match(/[\u0900-\u097f]/g)?.length ?? 0) * 10 > text.length;
}
