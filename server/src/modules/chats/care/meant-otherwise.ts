import { hasLines } from '@oracle-astra/shared/contract';
import type { RecentQuestion } from '../recent-questions';

interface Asked {
  message: string;
  meant_otherwise?: boolean | undefined;
}

interface MeantOtherwise {
  /** The question answered by care that is asked again as one that meant something else. */
  meant: RecentQuestion | undefined;
  /** The message without that question. */
  rest: string;
}

/** Other words may stand before and after the question, on lines of their own, because the page adds it to what was typed already. */
export function findMeantOtherwise({ message, meant_otherwise: isMeant }: Asked, recent: readonly RecentQuestion[]): MeantOtherwise {
  const meant = isMeant ? recent.find(({ body, care }) => care !== null && hasLines(message, body)) : undefined;
  return { meant, rest: meant ? withoutLines(message, meant.body) : message };
}

export const withoutLines = (text: string, lines: string) => `\n${text}\n`.replaceAll(`\n${lines}\n`, '\n').trim();
