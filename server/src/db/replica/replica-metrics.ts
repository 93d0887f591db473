import type { FastifyInstance } from 'fastify';
import { Counter, Gauge } from 'prom-client';
import type { ReplicaMonitor } from './replica';

/** Lag of the replica and targets of reads; without a replica there are no such metrics. */
export function addReplicaMetrics(app: FastifyInstance, replica: ReplicaMonitor | null | undefined): void {
  if (!replica) return;
  const registers = [app.metrics];
  new Gauge({
    name: 'replica_lag_seconds',
    help: 'Seconds of commits that the replica may lack; it grows while the replica is away.',
    registers,
    collect() {
      this.set(replica.getLag());
    },
  });
  new Gauge({
    name: 'replica_readable',
    help: 'Whether reads of this process go to the replica now.',
    registers,
    collect() {
      this.set(replica.isUsable() ? 1 : 0);
    },
  });
  new Counter({
    name: 'replica_reads_total',
    help: 'Reads that may be a second old, by where they went: replica, or the primary because the replica was behind, lacked an own_write or failed.',
    labelNames: ['outcome'] as const,
    registers,
    collect() {
      this.reset();
      for (const [outcome, count] of Object.entries(replica.reads)) this.inc({ outcome }, count);
    },
  });
}
