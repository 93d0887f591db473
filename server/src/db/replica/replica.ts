/** The primary's and the replica's places in the log of the primary. */
interface ReplicaDeps {
  /** Where the primary's log ends. */
  askPrimary: () => Promise<string>;
  /** How far the replica has come; null if it is no replica (any more). */
  askReplica: () => Promise<string | null>;
  /** Milliseconds since any fixed moment. */
  now: () => number;
  /** Called when reads begin to go to the replica, when they no longer do, and once where they never did. */
  onChange?: (isUsable: boolean) => void;
}

/** Where a read went that may be a second old: to the replica, or to the primary and why. */
export type ReadOutcome = 'replica' | 'behind' | 'own_write' | 'failed';

/** How far the replica may be behind. */
const maxAgeMs = 1000;
const checkMs = 250;
const keptSamples = 20;
/** How long a replica may take to be read from at the start before it is said that it is not. */
const firstWordMs = 5000;

/** A place in PostgreSQL's log, such as `16/B374D848`, as a number. */
export function parsePosition(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

/** Knows how far behind a replica is, by asking both four times a second. */
export function createReplicaMonitor({ askPrimary, askReplica, now, onChange = () => undefined }: ReplicaDeps) {
  let samples: { at: number; position: bigint }[] = [];
  /** The replica has everything that was committed by then. */
  let completeUntil = -Infinity;
  /** The same, also while nothing is known of it now. */
  let lastComplete = now();
  const reads: Record<ReadOutcome, number> = { replica: 0, behind: 0, own_write: 0, failed: 0 };
  let replayed = -1n;
  /** What was committed by then has to be in the replica. */
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
    /** Begins to look after the replica. */
    start(): void {
      const next = () => {
        timer = setTimeout(() => void check().then(next), checkMs).unref();
      };
      void check().then(next);
    },
    stop: () => clearTimeout(timer),
    /** Whether it has all but the last second, all that `require` asked for, and all up to a place in the log. */
    hasUpTo: (position: string | null): boolean => isUsable() && (position === null || parsePosition(position) <= replayed),
    /** Reads go to the primary until the replica has all that is committed by now. */
    require(): void {
      requiredAt = now();
    },
    /** It failed to answer: nothing is read from it until it was asked again. */
    noteFailure: forget,
    isUsable,
    /** Seconds that it may be behind; grows while the replica is unavailable. */
    getLag: () => (now() - lastComplete) / 1000,
    countRead(outcome: ReadOutcome): void {
      reads[outcome] += 1;
    },
    /** How many reads went where since the start. */
    reads: reads as Readonly<Record<ReadOutcome, number>>,
  };
}

export type ReplicaMonitor = ReturnType<typeof createReplicaMonitor>;
