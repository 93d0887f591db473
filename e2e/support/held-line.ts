import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface HeldLine {
  port: number;
  /** From now on nothing that is sent arrives; nobody is told. */
  hold: () => void;
  /** What was held goes on. */
  release: () => void;
  close: () => void;
}

/** A line to a port of this machine that can fall silent, as one to a database does. */
export async function holdableLine(target: number): Promise<HeldLine> {
  const asking = new Set<Socket>();
  let held = false;
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    asking.add(near);
    near.on('data', (part: Buffer) => far.write(part));
    far.pipe(near);
    if (held) near.pause();
    for (const [one, other] of [[near, far], [far, near]] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => {
        asking.delete(one);
        other.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    hold() {
      held = true;
      for (const near of asking) near.pause();
    },
    release() {
      held = false;
      for (const near of asking) near.resume();
    },
    close() {
      server.close();
      for (const near of asking) near.destroy();
    },
  };
}
