import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';

/** The whole HTML of an element, once everything in it is there. Rejects with the first error of any part of it. */
export async function htmlOf(element: ReactNode): Promise<string> {
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
