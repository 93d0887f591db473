import type { ChatMessage } from '@oracle-astra/shared/contract';
import { isAnswered, threadOf } from './thread-items';
import type { Turn } from './turns';

const said = (from_name: string, message: string, mid?: string): ChatMessage => ({ from_name, message, mid, chat_time: '2026-11-21T13:22:00Z' });
const greeting = said('Oracle', 'Namaste');
const turn = (changed: Partial<Turn>): Turn => ({ id: 't', key: 'k', question: 'Will I move?', after: 1, reply: '', state: 'pending', outcome: null, failure: null, ...changed });
const done = turn({ state: 'done', reply: 'You may.', outcome: { status: 'success', questions_left: 2, balance: 0, time_left_seconds: 0, mid: 'm2' } });
const shown = (...given: Parameters<typeof threadOf>) => threadOf(...given).map(({ kind, text }) => `${kind}: ${text}`);

describe('the conversation', () => {
  it('begins with the greeting once', () => {
    expect(shown('Namaste', [], [])).toEqual(['reply: Namaste']);
    expect(shown('Namaste', [greeting], [])).toEqual(['reply: Namaste']);
  });

  it('goes on with the turns of this page', () => {
    expect(shown('', [greeting], [turn({ reply: 'You m' })])).toEqual(['reply: Namaste', 'mine: Will I move?', 'writing: You m']);
    expect(shown('', [greeting], [done])).toEqual(['reply: Namaste', 'mine: Will I move?', 'reply: You may.']);
  });

  it('shows a turn once that the server has stored by now', () => {
    const stored = [greeting, said('Asha', 'Will I move?'), said('Oracle', 'You may.', 'm2')];
    expect(shown('', stored, [done])).toEqual(['reply: Namaste', 'mine: Will I move?', 'reply: You may.']);
    expect(shown('', stored, [turn({ state: 'failed' })])).toEqual(['reply: Namaste', 'mine: Will I move?', 'reply: You may.']);
  });

  it('lets a failed turn stand for its stored question', () => {
    const stored = [greeting, said('Asha', 'Will I move?')];
    expect(shown('', stored, [turn({ state: 'failed' })])).toEqual(['reply: Namaste', 'mine: Will I move?', 'failed: ']);
  });

  it('keeps the same question asked twice apart', () => {
    const again = turn({ id: 't2', key: 'k2', reply: 'Again' });
    const stored = [greeting, said('Asha', 'Will I move?'), said('Oracle', 'You may.', 'm2')];
    expect(shown('', stored, [done, again])).toEqual(['reply: Namaste', 'mine: Will I move?', 'reply: You may.', 'mine: Will I move?', 'writing: Again']);
  });

  it('does not take an older question for this one', () => {
    const stored = [greeting, said('Asha', 'Will I move?'), said('Oracle', 'You may.', 'm2')];
    expect(shown('', stored, [turn({ after: 3 })])).toHaveLength(5);
  });
});

it('knows whether a question was answered meanwhile', () => {
  const stored = [greeting, said('Asha', 'Will I move?'), said('Oracle', 'You may.')];
  expect(isAnswered(stored, 'Will I move?', 1)).toBe(true);
  expect(isAnswered(stored, 'Will I move?', 2)).toBe(false);
  expect(isAnswered(stored.slice(0, 2), 'Will I move?', 1)).toBe(false);
});
