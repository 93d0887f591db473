import { Agent } from 'node:http';
import { once } from 'node:events';
import { apiPaths } from '@oracle-astra/shared/contract';
import { createClient } from '../api/client';
import { openStream } from './open-stream';
import type { StreamLoad, StreamLoadWish } from './start-stream-load';

/*
 * A program of its own that asks many questions at once: reading hundreds of answers would keep the process that measures
 * other reads from looking at its clock in time. Everybody who asks has a connection already, as those have who have just
 * opened their chats.
 */
const say = (message: StreamLoad | 'ready') => process.send?.(message);
const next = async () => (await once(process, 'message'))[0] as unknown;

const { url, chats, question } = (await next()) as StreamLoadWish;
const agent = new Agent({ keepAlive: true, maxFreeSockets: chats.length });
const client = createClient(url, agent);
await Promise.all(chats.map(({ jwt }) => client.send({ path: apiPaths.chats, body: {}, jwt })));
const told = next();
say('ready');
await told;
const began = performance.now();
const opened = await Promise.all(
  chats.map(({ jwt, ...chat }) => openStream(url + apiPaths.pushChat, agent, jwt, { ...chat, message: question, device: 'web' })),
);
say({ firstBytes: opened.map(({ firstByteAt }) => firstByteAt - began), ended: null });
await Promise.all(opened.map(({ ended }) => ended));
say({ firstBytes: [], ended: performance.now() - began });
client.close();
process.disconnect();
