import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';

/** Where a part of a page is left to the browser, because it failed or waits. */
const partLeftOut = '<!--$!-->';

/**
 * The whole HTML of an element, once everything in it is there. Rejects with the first error of any part of it.
 * A page has its data before it is rendered, so that one pass, which takes two thirds of the time, is nearly always
 * enough; where it is not, React waits for what is missing, or tells why it failed.
 */
export async function htmlOf(element: ReactNode): Promise<string> {
  const html = inOnePass(element);
  return html === null || html.includes(partLeftOut) ? inItsTime(element) : html;
}

function inOnePass(element: ReactNode): string | null {
  try {
    return renderToString(element);
  } catch {
    return null;
  }
}

async function inItsTime(element: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(element, {
    // Parts that come later would need scripts to put them in their place.
    progressiveChunkSize: Infinity,
    onError: (error) => void failures.push(error),
  });
  await stream.allReady;
  if (failures.length > 0) throw failures[0];
  return new Response(stream).text();
}

const headElements = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

/** React writes a page's elements of the head before everything else. */
export function splitHead(html: string): { head: string; body: string } {
  const head = headElements.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
