import type { Astrologer, Chart } from '@oracle-astra/shared/contract';
import type { PlainMessageId, Translate } from '@oracle-astra/shared/i18n';
import { planetLabels } from '@oracle-astra/shared/terms';

const generalQuestions: Record<Astrologer, readonly PlainMessageId[]> = {
  Oracle: ['chat.suggestions.studies', 'chat.suggestions.thisMonth', 'chat.suggestions.jobChange'],
  Astra: ['chat.suggestions.partner', 'chat.suggestions.currentWork', 'chat.suggestions.marriage'],
};

const celebrityQuestions: Record<Astrologer, readonly PlainMessageId[]> = {
  Oracle: ['chat.suggestions.celebrityFame', 'chat.suggestions.celebrityNature', 'chat.suggestions.celebrityDasha'],
  Astra: ['chat.suggestions.celebrityYogas', 'chat.suggestions.celebrityWork', 'chat.suggestions.celebrityDasha'],
};

/** Suggested questions about the chart of a public figure. */
export const getCelebrityQuestions = (astrologer: Astrologer, t: Translate): string[] => celebrityQuestions[astrologer].map((id) => t(id));

/** Suggested questions for a new chat. When the chart has loaded, the first one is about the current mahadasha. */
export function getSuggestedQuestions(astrologer: Astrologer, chart: Chart | undefined, t: Translate): string[] {
  const aboutMahadasha = chart ? [t('chat.suggestions.mahadasha', { planet: t(planetLabels[chart.current_mahadasha]) })] : [];
  return [...aboutMahadasha, ...generalQuestions[astrologer].map((id) => t(id))];
}
