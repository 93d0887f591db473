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

function openWebhook(answers: readonly (number | Error)[]) {
  const sent: { url: string; body: string; signature: string | null }[] = [];
  const waits: number[] = [];
  const log = { warn: jest.fn(), error: jest.fn() };
  const webhook = createWebhook({
    webhook: { url: 'https://chat.example/hook', secret },
    publicUrl: 'https://site.example',
    log,
    clock: () => now,
    fetch: async (url, init) => {
      sent.push({ url: String(url), body: String(init?.body), signature: new Headers(init?.headers).get('x-release-signature') });
      const answer = answers[sent.length - 1] ?? 500;
      if (answer instanceof Error) throw answer;
      return new Response(null, { status: answer });
    },
    wait: async (ms) => void waits.push(ms),
  });
  return { webhook, sent, waits, log };
}

it('is told what was done, signed', async () => {
  const { webhook, sent } = openWebhook([200]);
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

it('is told again where it fails, later each time, and the log says where it never answered', async () => {
  const { webhook, sent, waits } = openWebhook([new Error('no network'), 503, 204]);
  await webhook.tell(entry);
  expect([sent.length, waits]).toEqual([3, [1000, 5000]]);
  const never = openWebhook([]);
  await never.webhook.tell(entry);
  expect([never.sent.length, never.log.error.mock.calls.length]).toEqual([6, 1]);
});
