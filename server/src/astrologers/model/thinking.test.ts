import { withoutThinking } from './thinking';

async function* pieces(texts: string[]): AsyncGenerator<string, number> {
  yield* texts;
  return texts.length;
}

async function read(...texts: string[]): Promise<string> {
  let said = '';
  for await (const text of withoutThinking(pieces(texts))) said += text;
  return said;
}

it.each([
  [['Yes, ', 'soon.'], 'Yes, soon.'],
  [['<thi', 'nk>which house', '?</th', 'ink>\n\nYes', '.'], 'Yes.'],
  [['<b>', 'Yes'], '<b>Yes'],
  [['<think>and no end'], ''],
  [['<th'], '<th'],
])('%j', async (texts, said) => expect(await read(...texts)).toBe(said));
