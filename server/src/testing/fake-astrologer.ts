import type { Astrologer, Question } from '../astrologers';

/** An astrologer whose text, pauses and failures a test controls. */
export interface FakeAstrologer extends Astrologer {
  pieces: string[];
  /** Thrown after the pieces, unless null. */
  failure: Error | null;
  asked: Question[];
  /** The next answer pauses after its first piece (`reached`) until `goOn` is called. */
  pause(): { reached: Promise<void>; goOn(): void };
}

interface Gate { reach(): void; opened: Promise<void> }

export function createFakeAstrologer(): FakeAstrologer {
  let gate: Gate | null = null;
  return {
    pieces: ['The Moon is calm. ', 'Saturn asks for patience.', '\n\nRest today.'],
    failure: null,
    asked: [],
    pause() {
      let goOn = (): void => undefined;
      let reach = (): void => undefined;
      const opened = new Promise<void>((resolve) => { goOn = resolve; });
      const reached = new Promise<void>((resolve) => { reach = resolve; });
      gate = { reach, opened };
      return { reached, goOn };
    },
    async* answer(question) {
      this.asked.push(question);
      const currentGate = gate;
      gate = null;
      const [first = '', ...rest] = this.pieces;
      yield first;
      currentGate?.reach();
      await currentGate?.opened;
      yield* rest;
      if (this.failure) throw this.failure;
    },
  };
}
