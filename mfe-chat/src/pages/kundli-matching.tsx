import { useState } from 'react';
import styled from 'styled-components';
import { PageHeader, Prose, Section } from '@oracle-astra/shared/components';
import { siteRoutes, type Match, type MatchRequest } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Container, ErrorState, PageMeta, SkeletonText } from '@oracle-astra/shared/ui';
import { useLazyModule } from '../components/use-lazy-module';
import { MatchForm } from '../features/matching/match-form';
import { PlaceField } from '../features/place-search/place-field';

const Page = styled(Container)`
  padding-block: var(--s-8) var(--s-12);
`;

const loadResult = () => import(/* webpackChunkName: "chat-match-result" */ '../features/matching/match-result');

interface MatchedPair {
  match: Match;
  request: MatchRequest;
}

/** /kundli-matching: compares two births by the eight kootas and by Mars. No login is needed. */
export function Component() {
  const t = useTranslations();
  const [matched, setMatched] = useState<MatchedPair | null>(null);
  const [isOutdated, setOutdated] = useState(false);
  return (
    <>
      <PageMeta title={t('chat.match.metaTitle')} description={t('chat.match.metaDescription')} canonical={siteRoutes.kundliMatching} />
      <PageHeader title={t('chat.match.title')} lead={t('chat.match.lead')} />
      <Page>
        <div className="stack-6">
          <MatchForm
            onChange={() => setOutdated(true)}
            onMatched={(match, request) => {
              setOutdated(false);
              setMatched({ match, request });
            }}
            renderPlace={({ side, person, errors, onChange }) => (
              <PlaceField prefix={`${side}_`} place={person} errors={errors} onChange={onChange} />
            )}
          />
          {matched && <Result {...matched} isOutdated={isOutdated} />}
        </div>
      </Page>
      <Section title={t('chat.match.howTitle')} margin>
        <Prose>
          <p>{t('chat.match.how')}</p>
          <p>{t('chat.match.howSchools')}</p>
          <p>{t('chat.match.howHonest')}</p>
        </Prose>
      </Section>
    </>
  );
}

/** `isOutdated`: the details in the form were changed since. */
function Result(result: MatchedPair & { isOutdated: boolean }) {
  const t = useTranslations();
  const { module, hasFailed, retry } = useLazyModule(loadResult);
  if (module) return <module.MatchResult {...result} />;
  return hasFailed ? <ErrorState level={2} title={t('chat.match.notLoaded')} onRetry={retry} /> : <SkeletonText lines={6} />;
}
