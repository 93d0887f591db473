import { questionPricePaise, siteRoutes, type Astrologer } from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';
import type { PlainMessageId, Tag, Translate } from '@oracle-astra/shared/i18n';
import { AppLink } from '@oracle-astra/shared/ui';

const price = formatRupees(questionPricePaise);

/** Built-in texts. The description is used if that of the service failed to load. */
export const astrologerProfiles: Record<Astrologer, { description: PlainMessageId; goodAt: readonly PlainMessageId[] }> = {
  Oracle: {
    description: 'chat.astrologer.oracleDescription',
    goodAt: ['chat.astrologer.oracleWholeChart', 'chat.astrologer.oracleDashas', 'chat.astrologer.oracleDecisions'],
  },
  Astra: {
    description: 'chat.astrologer.astraDescription',
    goodAt: ['chat.astrologer.astraLove', 'chat.astrologer.astraCareer', 'chat.astrologer.astraFuture'],
  },
};

const linkToAstra: Tag = (name) => <AppLink to={siteRoutes.astra}>{name}</AppLink>;
const linkToOracle: Tag = (name) => <AppLink to={siteRoutes.oracle}>{name}</AppLink>;

/** The strengths of the other astrologer, with a link. */
export const formatOtherAstrologer = (astrologer: Astrologer, t: Translate) =>
  astrologer === 'Oracle'
    ? t.rich('chat.astrologer.oracleOther', { link: linkToAstra })
    : t.rich('chat.astrologer.astraOther', { link: linkToOracle });

export const getAstrologerFaq = (astrologer: Astrologer, t: Translate) => [
  { question: t('chat.astrologer.isPerson', { astrologer }), answer: t('chat.astrologer.isPersonAnswer', { astrologer }) },
  { question: t('chat.astrologer.counted'), answer: t('chat.astrologer.countedAnswer') },
  { question: t('chat.astrologer.order'), answer: t('chat.astrologer.orderAnswer', { astrologer, price }) },
  { question: t('chat.astrologer.hindi'), answer: t('chat.astrologer.hindiAnswer') },
  { question: t('chat.astrologer.deleteChat'), answer: t('chat.astrologer.deleteChatAnswer') },
];
