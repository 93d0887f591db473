const [opening, closing] = ['<think>', '</think>'];

/** The text without the reasoning that some models write before it. */
export async function* withoutThinking<Result>(pieces: AsyncGenerator<string, Result>): AsyncGenerator<string, Result> {
  let start = '';
  let state: 'unknown' | 'thinking' | 'text' = 'unknown';
  for (let next = await pieces.next(); ; next = await pieces.next()) {
    if (next.done) {
      if (state === 'unknown' && start !== '') yield start;
      return next.value;
    }
    if (state === 'text') {
      yield next.value;
      continue;
    }
    start += next.value;
    const begun = start.trimStart();
    if (state === 'unknown' && begun.startsWith(opening)) state = 'thinking';
    else if (state === 'unknown' && !opening.startsWith(begun)) {
      state = 'text';
      yield start;
    }
    const end = state === 'thinking' ? start.indexOf(closing) : -1;
    if (end >= 0) {
      state = 'text';
      const rest = start.slice(end + closing.length).trimStart();
      if (rest !== '') yield rest;
    }
  }
}
