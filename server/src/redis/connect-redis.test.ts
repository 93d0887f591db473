import { createServer, type Socket } from 'node:net';
import { StartError } from '../config/start/start-error';
import { connectRedis } from './connect-redis';

const log = () => ({ error: jest.fn(), info: jest.fn() });

it.each(['http://127.0.0.1:6379', 'redis://', 'redis://127.0.0.1:99999', 'redis://:a/b@127.0.0.1:6379'])(
  '%s is not an address',
  async (url) => {
    await expect(connectRedis(url, log())).rejects.toThrow(StartError);
  },
);

it('a start does not wait for a Redis that is loading its file, and reports it once', async () => {
  const sockets = new Set<Socket>();
  const info = 'loading:1\r\nloading_eta_seconds:600\r\n';
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', (data: Buffer) => {
      for (const command of data.toString().split(/^(?=\*\d)/m))
        socket.write(/\binfo\b/i.test(command) ? `$${info.length}\r\n${info}\r\n` : '+OK\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const own = log();
  const redis = await connectRedis(`redis://127.0.0.1:${port}`, own);
  expect(own.error).toHaveBeenCalledTimes(1);
  await expect(redis.commands.set('a', 'b')).rejects.toThrow();
  await redis.close();
  for (const socket of sockets) socket.destroy();
  server.close();
});
