import type { CDPSession } from 'playwright-core';

interface Request {
  type: string;
  /** In seconds of the monotonic clock of the browser. */
  startedAt: number;
  /** Compressed size of the body. */
  bytes: number;
}

export interface Traffic {
  scriptBytes: number;
  documentBytes: number;
  requests: number;
}

/** Images, fonts and the icon are not counted: they are the same in all builds and load in random order. */
const countedTypes = new Set(['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR']);

/** Records the requests of a page; the returned function counts those that began within `untilMs` of the document request. */
export async function recordTraffic(devtools: CDPSession): Promise<(untilMs: number) => Traffic> {
  const requests = new Map<string, Request>();
  const add = (requestId: string, bytes: number) => {
    const request = requests.get(requestId);
    if (request) request.bytes += bytes;
  };
  devtools.on('Network.requestWillBeSent', ({ requestId, type, timestamp, request: { url } }) => {
    // A redirect keeps the id of its request, whose beginning is that of the page.
    const startedAt = requests.get(requestId)?.startedAt ?? timestamp;
    if (/^https?:/.test(url)) requests.set(requestId, { type: type ?? 'Other', startedAt, bytes: 0 });
  });
  // A script that was preloaded is served from the cache and is not a second request.
  devtools.on('Network.requestServedFromCache', ({ requestId }) => void requests.delete(requestId));
  // The headers are not counted: their bytes are subtracted before the total is added.
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
