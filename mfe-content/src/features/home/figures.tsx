import styled from 'styled-components';
import { astrologers, promotedFreeQuestions } from '@oracle-astra/shared/contract';
import type { Stat } from '@oracle-astra/shared/components';
import type { PlainMessageId, Translate } from '@oracle-astra/shared/i18n';

// Hindi writes '30 लाख+' for '3M+', which is too wide for a third of a phone.
const Figure = styled.span`
  @media (max-width: 479px) {
    &:lang(hi) {
      font-size: var(--t-l);
    }
  }
`;

const toStat = (t: Translate, term: PlainMessageId, value: PlainMessageId): Stat => ({ term: t(term), value: <Figure>{t(value)}</Figure> });

/** The three figures that the page begins with. */
export const getKeyFigures = (t: Translate): Stat[] => [
  toStat(t, 'content.figures.predictions', 'content.figures.predictionCount'),
  toStat(t, 'content.figures.users', 'content.figures.userCount'),
  toStat(t, 'content.figures.chats', 'content.figures.chatCount'),
];

/** All figures of the service. */
export const getServiceFigures = (t: Translate): Stat[] => [
  ...getKeyFigures(t),
  { term: t('content.figures.astrologers'), value: astrologers.length },
  { term: t('content.figures.freeQuestions'), value: promotedFreeQuestions },
];
