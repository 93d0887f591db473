import type { RenderedPage } from '@oracle-astra/shared/contract';
import { hashSource } from '../documents/content-policy';
import { toScriptJson } from './script-json';

/**
 * A rendered page as the bytes that a document is put together from. The worker makes them, and hands them over without
 * a copy: texts of a hundred kilobytes would keep the API's thread busy with their encoding, and with collecting them.
 */
export interface EncodedPage {
  kind: 'page';
  status: number;
  head: string;
  /** The `<style>` element; empty where the page has none. */
  styles: Uint8Array<ArrayBuffer>;
  /** What the policy of the document names of them. */
  styleSources: string[];
  body: Uint8Array<ArrayBuffer>;
  /** JSON that can stand inside a script element. */
  state: Uint8Array<ArrayBuffer>;
  isHindi: boolean;
}

export type EncodedResult = EncodedPage | Exclude<RenderedPage, { kind: 'page' }>;

export function encodePage(answer: RenderedPage): EncodedResult {
  if (answer.kind !== 'page') return answer;
  const { status, head, styles, body, state } = answer;
  const encoder = new TextEncoder();
  return {
    kind: 'page', status, head, isHindi: isInHindi(body),
    styles: encoder.encode(styles), styleSources: styleSources(styles), body: encoder.encode(body), state: encoder.encode(toScriptJson(state)),
  };
}

/** What of an answer can be handed over. */
export const listTransferables = (answer: EncodedResult): ArrayBuffer[] =>
  answer.kind === 'page' ? [answer.styles.buffer, answer.body.buffer, answer.state.buffer] : [];

/** One for each style element; a parser ends it at the first end tag, whatever the rules hold. */
const styleSources = (styles: string) => [...styles.matchAll(/<style\b[^>]*>(.*?)<\/style/gis)].map(([, rules = '']) => hashSource(rules));

/** More than a tenth of the text: for less, in a list, so much font is not worth its place before the page's scripts. */
function isInHindi(html: string): boolean {
  const text = html.replace(/<[^>]*>|\s+/g, '');
  return (text.match(/[\u0900-\u097f]/g)?.length ?? 0) * 10 > text.length;
}
