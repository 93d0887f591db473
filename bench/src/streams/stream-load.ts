import { Agent } from 'node:http';
import { once } from 'node:events';
import { apiPaths } from '@oracle-astra/shared/contract';
import { createClient } from '../api/client';
import { openStream } from './open-stream';
import type { StreamLoad, StreamLoadWish } from './start-stream-load';

/*
 * A separate program that asks many questions at once, because reading hundreds of answers would delay the timers of the
 * process that measures other reads. Each user already has a connection, as after opening a chat.
 */
const say = (message: StreamLoad | 'ready') => process.send?.(message);
const next = async () => (await once(process, 'message'))[0] as unknown;

const { url, chats, question } = (await next()) as StreamLoadWish;
const agent = new Agent({ keepAlive: true, maxFreeSockets: chats.length });
const client = createClient(url, agent);
await Promise.all(chats.map(({ jwt }) => client.send({ path: apiPaths.chats, body: {}, jwt })));
const announced = next();
say('ready');
await announced;
const began = performance.now();
const opened = await Promise.all(
  chats.map(({ jwt, ...chat }) => openStream(url + apiPaths.pushChat, agent, jwt, { ...chat, message: question, device: 'web' })),
);
say({ firstBytes: opened.map(({ firstByteAt }) => firstByteAt - began), ended: null });
await Promise.all(opened.map(({ ended }) => ended));
say({ firstBytes: [], ended: performance.now() - began });
client.close();
process.disconnect();
