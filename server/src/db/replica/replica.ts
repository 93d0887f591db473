/** The positions of primary and replica in the primary's log. */
interface ReplicaDeps {
  /** The end of the primary's log. */
  askPrimary: () => Promise<string>;
  /** The position of the replica; null if it is not a replica (any more). */
  askReplica: () => Promise<string | null>;
  /** Monotonic time in milliseconds. */
  now: () => number;
  /** Called when the replica becomes or stops being usable for reads, and once if it never became usable. */
  onChange?: (isUsable: boolean) => void;
}

/** The target of a read that may be a second old: the replica, or the primary with the reason. */
export type ReadOutcome = 'replica' | 'behind' | 'own_write' | 'failed';

/** The maximum lag of the replica. */
const maxAgeMs = 1000;
const checkMs = 250;
const keptSamples = 20;
/** The time after the start in which the replica must become usable before this is reported. */
const firstWordMs = 5000;

/** A position in PostgreSQL's log, such as `16/B374D848`, as a number. */
export function parsePosition(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

/** Tracks the lag of a replica by polling both servers four times a second. */
export function createReplicaMonitor({ askPrimary, askReplica, now, onChange = () => undefined }: ReplicaDeps) {
  let samples: { at: number; position: bigint }[] = [];
  /** The replica has everything that was committed before this time. */
  let completeUntil = -Infinity;
  /** The same, kept while its current state is unknown. */
  let lastComplete = now();
  const reads: Record<ReadOutcome, number> = { replica: 0, behind: 0, own_write: 0, failed: 0 };
  let replayed = -1n;
  /** The replica has to include everything that was committed before this time. */
  let requiredAt = -Infinity;
  const startedAt = now();
  let wasUsable: boolean | null = null;
  let checking: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  const isUsable = () => completeUntil >= requiredAt && now() - completeUntil <= maxAgeMs;

  function forget(): void {
    completeUntil = -Infinity;
    replayed = -1n;
  }

  async function ask(): Promise<void> {
    const at = now();
    samples = [...samples, { at, position: parsePosition(await askPrimary()) }].slice(-keptSamples);
    const answer = await askReplica();
    if (answer === null) return forget();
    const position = parsePosition(answer);
    replayed = position;
    completeUntil = samples.findLast((sample) => sample.position <= position)?.at ?? completeUntil;
    lastComplete = Math.max(lastComplete, completeUntil);
  }

  /** One check at a time. */
  async function check(): Promise<void> {
    checking ??= ask()
      .catch(forget)
      .finally(() => {
        checking = null;
        const isUsableNow = isUsable();
        if (isUsableNow === wasUsable || (wasUsable === null && !isUsableNow && now() - startedAt < firstWordMs)) return;
        wasUsable = isUsableNow;
        onChange(isUsableNow);
      });
    await checking;
  }

  return {
    check,
    /** Starts tracking the replica. */
    start(): void {
      const next = () => {
        timer = setTimeout(() => void check().then(next), checkMs).unref();
      };
      void check().then(next);
    },
    stop: () => clearTimeout(timer),
    /** Whether it has everything but the last second, everything required by `require`, and everything up to a position in the log. */
    hasUpTo: (position: string | null): boolean => isUsable() && (position === null || parsePosition(position) <= replayed),
    /** Reads go to the primary until the replica has everything that is committed now. */
    require(): void {
      requiredAt = now();
    },
    /** It failed, so it is not used until the next successful check. */
    noteFailure: forget,
    isUsable,
    /** Upper bound of its lag in seconds; grows while the replica is unavailable. */
    getLag: () => (now() - lastComplete) / 1000,
    countRead(outcome: ReadOutcome): void {
      reads[outcome] += 1;
    },
    /** The number of reads by target since the start. */
    reads: reads as Readonly<Record<ReadOutcome, number>>,
  };
}

export type ReplicaMonitor = ReturnType<typeof createReplicaMonitor>;
