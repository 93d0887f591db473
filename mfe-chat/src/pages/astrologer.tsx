import { useLocation } from 'react-router-dom';
import { formatError, useGetBalanceQuery, useGetPricingQuery } from '@oracle-astra/shared/api';
import { freeQuestions, siteRoutes, type Astrologer } from '@oracle-astra/shared/contract';
import { useSession } from '@oracle-astra/shared/session';
import { CheckList, Faq, Section } from '@oracle-astra/shared/components';
import { AppLink, Button, Loading, Callout, PageMeta, Skeleton } from '@oracle-astra/shared/ui';
import { copy } from '../copy';
import { AstrologerHeader } from '../features/astrologer-profile/astrologer-header';
import { astrologerProfiles, getAstrologerFaq } from '../features/astrologer-profile/astrologer-profiles';
import { PriceCard } from '../features/astrologer-profile/price-card';

const meta: Record<Astrologer, { title: string; description: string }> = {
  Oracle: {
    title: 'Oracle: AI astrologer for your life path',
    description: `Ask Oracle, an AI astrologer, for detailed personal readings and life path analysis from your own birth chart. ${freeQuestions.Oracle} questions are free.`,
  },
  Astra: {
    title: 'Astra: AI astrologer for love and career',
    description: `Ask Astra, an AI astrologer, about relationship compatibility, career and the future from your own birth chart. ${freeQuestions.Astra} questions are free.`,
  },
};

/** /oracle and /astra: profile and price of an astrologer. */
export function Component() {
  const astrologer: Astrologer = useLocation().pathname.startsWith('/astra') ? 'Astra' : 'Oracle';
  const profile = astrologerProfiles[astrologer];
  const { data } = useGetPricingQuery();
  const description = (astrologer === 'Oracle' ? data?.oracle_desc : data?.astra_desc) ?? profile.description;
  return (
    <>
      <PageMeta {...meta[astrologer]} canonical={astrologer === 'Oracle' ? siteRoutes.oracle : siteRoutes.astra} />
      <AstrologerHeader astrologer={astrologer} description={description}>
        <Price key={astrologer} astrologer={astrologer} />
      </AstrologerHeader>
      <Section title="Good at" margin>
        <div className="stack">
          <CheckList items={profile.goodAt} />
          <Callout>
            {profile.otherAstrologer}{' '}
            {astrologer === 'Oracle' ? <AppLink to={siteRoutes.astra}>Astra</AppLink> : <AppLink to={siteRoutes.oracle}>Oracle</AppLink>}.
          </Callout>
        </div>
      </Section>
      <Section title={`Questions about ${astrologer}`} margin>
        <Faq items={getAstrologerFaq(astrologer)} />
      </Section>
    </>
  );
}

function Price({ astrologer }: { astrologer: Astrologer }) {
  const { isSignedIn } = useSession();
  const { data, error, isFetching, refetch } = useGetPricingQuery();
  const { data: balance } = useGetBalanceQuery(undefined, { skip: !isSignedIn });
  if (data) {
    const isOracle = astrologer === 'Oracle';
    return (
      <PriceCard
        astrologer={astrologer}
        price={isOracle ? data.oracle_price : data.astra_price}
        free={isOracle ? data.free_oracle_questions : data.free_astra_questions}
        left={isSignedIn && balance ? (isOracle ? balance.oracle_questions : balance.astra_questions) : null}
      />
    );
  }
  if (error) {
    return (
      <>
        <Callout tone="bad" role="alert">
          {copy.pricingFailed(formatError(error, 'The prices did not load'))}
        </Callout>
        <p className="small mute">Chatting starts when the price can be shown.</p>
        <Button busy={isFetching} onClick={() => void refetch()}>
          Retry
        </Button>
      </>
    );
  }
  return (
    <Loading label="Loading the prices">
      <div className="stack">
        <Skeleton />
        <Skeleton />
        <Skeleton />
        <Skeleton $kind="control" />
      </div>
    </Loading>
  );
}
