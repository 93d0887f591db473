import type { ThreadItem } from '../../components/chat-types';

const quotedQuestion = /“([^“”]{3,160}\?)”/gu;

/** The questions that the last reply offers between quotation marks, because it was not sure what was asked; none where it quotes a single one. */
export function findOfferedQuestions(items: readonly ThreadItem[]): string[] {
  const last = items.at(-1);
  const offered = last?.kind === 'reply' ? [...last.text.matchAll(quotedQuestion)].map(([, question = '']) => question) : [];
  return offered.length > 1 ? offered : [];
}
