import { createHmac } from 'node:crypto';
import { createWebhook } from './webhook';

const now = new Date('2026-11-22T12:00:00Z');
const secret = 'a secret of sixteen letters';
const entry = {
  revision: 7,
  at: now.toISOString(),
  command: 'halt',
  remote: 'forum',
  release: 'forum-2',
  by: 'guard',
  reason: 'it fails',
} as const;

function openWebhook(status: number) {
  const sent: { url: string; body: string; signature: string | null }[] = [];
  const webhook = createWebhook({
    webhook: { url: 'https://chat.example/hook', secret },
    publicUrl: 'https://site.example',
    clock: () => now,
    fetch: async (url, init) => {
      sent.push({ url: String(url), body: String(init?.body), signature: new Headers(init?.headers).get('x-release-signature') });
      return new Response(null, { status });
    },
  });
  return { webhook, sent };
}

it('gets a signed report of each action', async () => {
  const { webhook, sent } = openWebhook(204);
  await webhook.tell(entry);
  const [{ body, signature, url } = { body: '', signature: '', url: '' }] = sent;
  expect([url, JSON.parse(body)]).toEqual([
    'https://chat.example/hook',
    {
      event: 'release.halt',
      text: 'forum: halt forum-2. it fails',
      site: 'https://site.example',
      revision: 7,
      remote: 'forum',
      release: 'forum-2',
      reason: 'it fails',
      at: now.toISOString(),
    },
  ]);
  const hash = createHmac('sha256', secret).update(`${now.toISOString()}.${body}`).digest('hex');
  expect(signature).toBe(`t=${now.toISOString()},v1=${hash}`);
});

it('fails, so that the queue retries it', async () => {
  const { webhook } = openWebhook(503);
  await expect(webhook.tell(entry)).rejects.toThrow('The webhook of releases answered 503.');
});
