import type pg from 'pg';
import type { Listen } from '../types';

type OnMessage = Parameters<Listen>[1];

const firstRetryMs = 500;
const maxRetryMs = 15_000;
/** Randomised, because every process lost its connection at the same moment. */
const getRetryMs = (attempts: number) => Math.min(maxRetryMs, firstRetryMs * 2 ** attempts) * (0.5 + Math.random());
/** With the client's own time limit, the maximum time until a silent server is noticed. */
const checkMs = 2000;

interface ConnectionHandlers {
  onNotification(channel: string, payload: string): void;
  onEnd(): void;
}

/** Connects and listens; rejects if the server does not answer. */
async function openConnection(client: pg.Client, channels: Iterable<string>, { onNotification, onEnd }: ConnectionHandlers): Promise<void> {
  client.on('error', () => undefined);
  client.on('notification', ({ channel, payload }) => onNotification(channel, payload ?? ''));
  await client.connect();
  // A connection to a lost server stays silent, so it is probed.
  const check = setInterval(() => void client.query('select 1').catch(() => client.end()), checkMs).unref();
  client.once('end', () => {
    clearInterval(check);
    onEnd();
  });
  try {
    for (const channel of channels) await client.query(`listen "${channel}"`);
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** Listens to all channels on one connection, which is open while there is a listener and is reopened after a loss. */
export function createPostgresListen(createClient: () => pg.Client): Listen {
  const listeners = new Map<string, Set<OnMessage>>();
  const deliver = (own: Iterable<OnMessage>, payload: string | null) => [...own].forEach((onMessage) => onMessage(payload));
  let client: pg.Client | null = null;
  let connecting: Promise<void> | null = null;
  let retry: NodeJS.Timeout | undefined;
  let attempts = 0;

  function scheduleRetry(): void {
    if (listeners.size === 0) return;
    clearTimeout(retry);
    // Notifications may have been missed, so every listener reloads its data.
    const notifyAll = () => listeners.forEach((own) => deliver(own, null));
    retry = setTimeout(() => void connect().then(notifyAll, scheduleRetry), getRetryMs(attempts)).unref();
    attempts += 1;
  }

  async function open(): Promise<void> {
    const next = createClient();
    const onEnd = () => {
      if (client !== next) return;
      client = null;
      scheduleRetry();
    };
    await openConnection(next, listeners.keys(), {
      onNotification: (channel, payload) => deliver(listeners.get(channel) ?? [], payload),
      onEnd,
    });
    client = next;
    attempts = 0;
  }

  /** One attempt at a time. */
  function connect(): Promise<void> {
    connecting ??= open().finally(() => {
      connecting = null;
    });
    return connecting;
  }

  async function startListening(channel: string): Promise<void> {
    // A failed connection is opened again below.
    await connecting?.catch(() => undefined);
    if (client === null) await connect();
    else await client.query(`listen "${channel}"`);
  }

  async function stopListening(channel: string): Promise<void> {
    // A failed connection is opened again.
    await connecting?.catch(() => undefined);
    if (listeners.has(channel)) return;
    // A late notification of an ended channel has no listener.
    if (listeners.size > 0) return void (await client?.query(`unlisten "${channel}"`).catch(() => undefined));
    clearTimeout(retry);
    const last = client;
    client = null;
    // A lost connection is already closed.
    await last?.end().catch(() => undefined);
  }

  return async (channel, onMessage) => {
    const own = listeners.get(channel) ?? new Set();
    listeners.set(channel, own.add(onMessage));
    await startListening(channel).catch(scheduleRetry);
    return async () => {
      own.delete(onMessage);
      if (own.size > 0 || listeners.get(channel) !== own) return;
      listeners.delete(channel);
      await stopListening(channel);
    };
  };
}
