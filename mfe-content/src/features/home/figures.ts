import { astrologers, promotedFreeQuestions } from '@oracle-astra/shared/contract';
import type { Stat } from '@oracle-astra/shared/components';
import type { Translate } from '@oracle-astra/shared/i18n';

/** The three figures that the page begins with. */
export const getKeyFigures = (t: Translate): Stat[] => [
  { term: t('content.figures.predictions'), value: t('content.figures.predictionCount') },
  { term: t('content.figures.users'), value: t('content.figures.userCount') },
  { term: t('content.figures.chats'), value: t('content.figures.chatCount') },
];

/** All figures of the service. */
export const getServiceFigures = (t: Translate): Stat[] => [
  ...getKeyFigures(t),
  { term: t('content.figures.astrologers'), value: astrologers.length },
  { term: t('content.figures.freeQuestions'), value: promotedFreeQuestions },
];
