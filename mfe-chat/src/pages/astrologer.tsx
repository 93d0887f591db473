import { useLocation } from 'react-router-dom';
import { formatError, useGetBalanceQuery, useGetPricingQuery } from '@oracle-astra/shared/api';
import { pictures, freeQuestions, siteRoutes, type Astrologer } from '@oracle-astra/shared/contract';
import { useTranslations, type Translate } from '@oracle-astra/shared/i18n';
import { useSession } from '@oracle-astra/shared/session';
import { CheckList, Faq, Section } from '@oracle-astra/shared/components';
import { Button, Loading, Callout, PageMeta, Skeleton } from '@oracle-astra/shared/ui';
import { AstrologerHeader } from '../features/astrologer-profile/astrologer-header';
import { astrologerProfiles, formatOtherAstrologer, getAstrologerFaq } from '../features/astrologer-profile/astrologer-profiles';
import { PriceCard } from '../features/astrologer-profile/price-card';

const getMeta = (astrologer: Astrologer, t: Translate) =>
  astrologer === 'Oracle'
    ? {
        title: t('chat.astrologer.oracleMetaTitle'),
        description: t('chat.astrologer.oracleMetaDescription', { count: freeQuestions.Oracle }),
      }
    : {
        title: t('chat.astrologer.astraMetaTitle'),
        description: t('chat.astrologer.astraMetaDescription', { count: freeQuestions.Astra }),
      };

/** /oracle and /astra: profile and price of an astrologer. */
export function Component() {
  const t = useTranslations();
  const astrologer: Astrologer = useLocation().pathname.toLowerCase().startsWith('/astra') ? 'Astra' : 'Oracle';
  const profile = astrologerProfiles[astrologer];
  const { data } = useGetPricingQuery();
  const description = (astrologer === 'Oracle' ? data?.oracle_desc : data?.astra_desc) ?? t(profile.description);
  return (
    <>
      <PageMeta
        {...getMeta(astrologer, t)}
        canonical={astrologer === 'Oracle' ? siteRoutes.oracle : siteRoutes.astra}
        picture={pictures.astrologer(astrologer)}
      />
      <AstrologerHeader astrologer={astrologer} description={description}>
        <Price key={astrologer} astrologer={astrologer} />
      </AstrologerHeader>
      <Section title={t('chat.astrologer.goodAt')} margin>
        <div className="stack">
          <CheckList items={profile.goodAt.map((id) => t(id))} />
          <Callout>{formatOtherAstrologer(astrologer, t)}</Callout>
        </div>
      </Section>
      <Section title={t('chat.astrologer.questions', { astrologer })} margin>
        <Faq items={getAstrologerFaq(astrologer, t)} />
      </Section>
    </>
  );
}

function Price({ astrologer }: { astrologer: Astrologer }) {
  const t = useTranslations();
  const { isSignedIn } = useSession();
  const { data, error, isFetching, refetch } = useGetPricingQuery();
  const { currentData: balance } = useGetBalanceQuery(undefined, { skip: !isSignedIn });
  if (data) {
    const isOracle = astrologer === 'Oracle';
    return (
      <PriceCard
        astrologer={astrologer}
        price={isOracle ? data.oracle_price : data.astra_price}
        free={isOracle ? data.free_oracle_questions : data.free_astra_questions}
        left={balance ? (isOracle ? balance.oracle_questions : balance.astra_questions) : null}
      />
    );
  }
  if (error) {
    return (
      <>
        <Callout tone="bad" role="alert">
          {t('chat.price.failed', { message: formatError(error, t, t('chat.price.notLoaded')) })}
        </Callout>
        <p className="small mute">{t('chat.price.chatWaits')}</p>
        <Button busy={isFetching} onClick={() => void refetch()}>
          {t('chat.common.retry')}
        </Button>
      </>
    );
  }
  return (
    <Loading label={t('chat.price.loading')}>
      <div className="stack">
        <Skeleton />
        <Skeleton />
        <Skeleton />
        <Skeleton $kind="control" />
      </div>
    </Loading>
  );
}
