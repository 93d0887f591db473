import { EventEmitter } from 'node:events';
import { openPageOf, type Side } from './open-side';

const request = (url: string, method = 'GET', accept = '*/*') => ({
  url: () => url,
  method: () => method,
  headers: () => ({ accept }),
});

it('tells calls of acts from streams, which begin at any time, and from other sites', async () => {
  const page = new EventEmitter();
  const side = { site: 'https://site.example', context: { newPage: async () => Promise.resolve(page) } } as unknown as Side;
  const { calls, streams, hosts } = await openPageOf(side);
  for (const each of [
    request('https://site.example/apis/forum/list.php'),
    request('https://site.example/apis/notifications/stream.php', 'GET', 'text/event-stream'),
    request('https://site.example/collect', 'POST'),
    request('https://site.example/releases/forum/page.js'),
    request('https://tracker.example/pixel?a=b'),
  ])
    page.emit('request', each);
  expect({ calls, streams, hosts }).toEqual({
    calls: ['GET /apis/forum/list.php', 'POST /collect'],
    streams: ['GET /apis/notifications/stream.php'],
    hosts: ['https://tracker.example'],
  });
});
