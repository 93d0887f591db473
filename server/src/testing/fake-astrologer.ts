import type { Astrologer, Question } from '../astrologers';

/** An astrologer whose text, pauses and failures are controlled by a test. */
export interface FakeAstrologer extends Astrologer {
  chunks: string[];
  /** Thrown after the chunks, unless null. */
  failure: Error | null;
  questions: Question[];
  /** The next answer pauses after its first chunk (`reached`) until `goOn` is called. */
  pause(): { reached: Promise<void>; goOn(): void };
}

interface Gate {
  reach(): void;
  opened: Promise<void>;
}

export function createFakeAstrologer(): FakeAstrologer {
  let gate: Gate | null = null;
  return {
    chunks: ['The Moon is calm. ', 'Saturn asks for patience.', '\n\nRest today.'],
    failure: null,
    questions: [],
    pause() {
      let goOn = (): void => undefined;
      let reach = (): void => undefined;
      const opened = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      const reached = new Promise<void>((resolve) => {
        reach = resolve;
      });
      gate = { reach, opened };
      return { reached, goOn };
    },
    async *answer(question) {
      this.questions.push(question);
      const currentGate = gate;
      gate = null;
      const [first = '', ...rest] = this.chunks;
      yield first;
      currentGate?.reach();
      await currentGate?.opened;
      yield* rest;
      if (this.failure) throw this.failure;
    },
  };
}
