import type { ThreadItem } from '../../components/chat-types';

const quotedQuestion = /“([^“”]{3,160}\?)”/gu;

/** The questions that the last reply offers between quotation marks, because the question was unclear; none if it quotes only one. */
export function findOfferedQuestions(items: readonly ThreadItem[]): string[] {
  const last = items.at(-1);
  const offered = last?.kind === 'reply' ? [...last.text.matchAll(quotedQuestion)].map(([, question = '']) => question) : [];
  return offered.length > 1 ? offered : [];
}
