import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString, type ServerOptions } from 'react-dom/server';

/** React's marker for a Suspense boundary that failed or is pending. */
const suspendedMarker = '<!--$!-->';

/**
 * Renders an element to complete HTML. Rejects with the first error of any part. The data of a page is loaded before, so one
 * synchronous pass, which is a third faster, is nearly always enough; otherwise the stream waits for pending parts or reports why
 * they failed.
 */
export async function renderHtml(element: ReactNode, options: ServerOptions = {}): Promise<string> {
  const html = renderInOnePass(element, options);
  return html === null || html.includes(suspendedMarker) ? renderWhenReady(element, options) : html;
}

function renderInOnePass(element: ReactNode, options: ServerOptions): string | null {
  try {
    return renderToString(element, options);
  } catch {
    // A part that is pending cannot be rendered in one pass.
    return null;
  }
}

async function renderWhenReady(element: ReactNode, options: ServerOptions): Promise<string> {
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(element, {
    ...options,
    // Parts that are streamed out of order would need inline scripts.
    progressiveChunkSize: Infinity,
    onError: (error) => void failures.push(error),
  });
  await stream.allReady;
  if (failures.length > 0) throw failures[0];
  return new Response(stream).text();
}

const headElements = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

/** Splits off the head elements, which React writes first. */
export function splitHead(html: string): { head: string; body: string } {
  const head = headElements.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
