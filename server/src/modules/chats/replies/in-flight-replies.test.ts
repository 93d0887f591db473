import { createInFlightReplies } from './in-flight-replies';
import { abortable } from './abortable';

async function all(pieces: AsyncIterable<string> | null): Promise<string[]> {
  const heard: string[] = [];
  for await (const piece of pieces ?? []) heard.push(piece);
  return heard;
}

/** Work that a test controls. */
function createWork() {
  let say: (piece: string) => void = () => undefined;
  let end = (): void => undefined;
  return {
    work: (push: (piece: string) => void) => {
      say = push;
      return new Promise<void>((resolve) => {
        end = resolve;
      });
    },
    say: (piece: string) => say(piece),
    end: () => end(),
  };
}

describe('a run', () => {
  it('is delivered from its beginning to every listener', async () => {
    const runs = createInFlightReplies();
    const { work, say, end } = createWork();
    const early = all(runs.start('a', work));
    say('one');
    const late = all(runs.follow('a'));
    say('two');
    end();
    expect(await Promise.all([early, late])).toEqual([
      ['one', 'two'],
      ['one', 'two'],
    ]);
  });

  it('continues when its listener leaves, and drain waits for its end', async () => {
    const runs = createInFlightReplies();
    const { work, say, end } = createWork();
    const listener = runs.start('a', work)[Symbol.asyncIterator]();
    say('one');
    await listener.next();
    await listener.return?.();
    let drained = false;
    const drain = runs.drain().then(() => {
      drained = true;
    });
    say('two');
    await Promise.resolve();
    expect([drained, runs.ids()]).toEqual([false, ['a']]);
    end();
    await drain;
    expect([runs.ids(), runs.follow('a')]).toEqual([[], null]);
  });
});

describe('within a signal', () => {
  async function* endless(): AsyncGenerator<string> {
    yield 'one';
    await new Promise(() => undefined);
  }

  it('passes values on', async () => {
    async function* source(): AsyncGenerator<string> {
      yield* ['one', 'two'];
    }
    expect(await all(abortable(new AbortController().signal, source()))).toEqual(['one', 'two']);
  });

  it('abandons a source that ignores it', async () => {
    const abort = new AbortController();
    const pieces = abortable(abort.signal, endless());
    expect(await pieces.next()).toEqual({ done: false, value: 'one' });
    const next = pieces.next();
    abort.abort(new Error('too long'));
    await expect(next).rejects.toThrow('too long');
  });

  it('does not start after an abort', async () => {
    await expect(all(abortable(AbortSignal.abort(new Error('over')), endless()))).rejects.toThrow('over');
  });
});
