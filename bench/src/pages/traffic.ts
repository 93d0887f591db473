import type { CDPSession } from 'playwright-core';

interface Request {
  type: string;
  /** In seconds, on a clock of the browser's own. */
  startedAt: number;
  /** Of the body, as compressed. */
  bytes: number;
}

export interface Traffic {
  scriptBytes: number;
  documentBytes: number;
  requests: number;
}

/** Pictures, fonts and the icon may come before or after the content by chance, and differ in nothing between the builds. */
const countedTypes = new Set(['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR']);

/** Listens to what a page asks for; the answer counts what began until `untilMs` after the document's own request. */
export async function recordTraffic(devtools: CDPSession): Promise<(untilMs: number) => Traffic> {
  const requests = new Map<string, Request>();
  const add = (requestId: string, bytes: number) => {
    const request = requests.get(requestId);
    if (request) request.bytes += bytes;
  };
  devtools.on('Network.requestWillBeSent', ({ requestId, type, timestamp, request: { url } }) => {
    if (/^https?:/.test(url)) requests.set(requestId, { type: type ?? 'Other', startedAt: timestamp, bytes: 0 });
  });
  // A script tag that takes over what was preloaded is no request.
  devtools.on('Network.requestServedFromCache', ({ requestId }) => void requests.delete(requestId));
  // What had come with the headers does not count: it is taken off before all that has come is added.
  devtools.on('Network.responseReceived', ({ requestId, response }) => add(requestId, -response.encodedDataLength));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => add(requestId, encodedDataLength));
  await devtools.send('Network.enable');

  return (untilMs) => {
    const all = [...requests.values()];
    const began = all.find(({ type }) => type === 'Document')?.startedAt ?? 0;
    const needed = all.filter(({ startedAt, type }) => startedAt - began <= untilMs / 1000 && countedTypes.has(type));
    const bytesOf = (wanted: string) => needed.filter(({ type }) => type === wanted).reduce((sum, { bytes }) => sum + bytes, 0);
    return { scriptBytes: bytesOf('Script'), documentBytes: bytesOf('Document'), requests: needed.length };
  };
}
