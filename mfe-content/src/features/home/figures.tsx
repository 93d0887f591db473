import styled from 'styled-components';
import { astrologers, promotedFreeQuestions, type SiteDetails } from '@oracle-astra/shared/contract';
import type { Stat } from '@oracle-astra/shared/components';
import type { Translate } from '@oracle-astra/shared/i18n';

// Hindi writes '30 लाख+' for '3M+', which is too wide for a third of a phone.
const Figure = styled.span`
  @media (max-width: 479px) {
    &:lang(hi) {
      font-size: var(--t-l);
    }
  }
`;

const toStat = (term: string, value: string): Stat => ({ term, value: <Figure>{value}</Figure> });

/** The three figures at the top of the page: the owner's, or the samples of the specification. */
export const getKeyFigures = (t: Translate, own: SiteDetails['figures']): Stat[] => [
  toStat(t('content.figures.predictions'), own?.predictions[t.locale] ?? t('content.figures.predictionCount')),
  toStat(t('content.figures.users'), own?.users[t.locale] ?? t('content.figures.userCount')),
  toStat(t('content.figures.chats'), own?.chats[t.locale] ?? t('content.figures.chatCount')),
];

/** All figures of the service. */
export const getServiceFigures = (t: Translate, own: SiteDetails['figures']): Stat[] => [
  ...getKeyFigures(t, own),
  { term: t('content.figures.astrologers'), value: astrologers.length },
  { term: t('content.figures.freeQuestions'), value: promotedFreeQuestions },
];
