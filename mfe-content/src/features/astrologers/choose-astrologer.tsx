import styled from 'styled-components';
import { freeQuestions, questionPricePaise, siteRoutes } from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useSession } from '@oracle-astra/shared/session';
import { media } from '@oracle-astra/shared/theme';
import { Section } from '@oracle-astra/shared/components';
import { ButtonLink } from '@oracle-astra/shared/ui';
import { SectionLead } from '../../components/section-lead';
import { AstrologerCard } from './astrologer-card';
import { useAstrologers } from './use-astrologers';

const Cards = styled.div`
  display: grid;
  gap: var(--s-4);
  ${media.m} {
    grid-template-columns: 1fr 1fr;
    gap: var(--s-6);
  }
`;

const price = formatRupees(questionPricePaise);

/** The two astrologers with links to the chat: visitors go to the free form, signed-in users to their birth details. */
export function ChooseAstrologer() {
  const t = useTranslations();
  const { isSignedIn } = useSession();
  const getFormUrl = isSignedIn ? siteRoutes.createKundli : siteRoutes.freeKundli;
  return (
    <Section id="chat-with-ai" title={t('content.astrologers.title')} actions={<SectionLead>{t('content.astrologers.lead')}</SectionLead>}>
      <Cards>
        {useAstrologers().map((astrologer) => (
          <AstrologerCard
            key={astrologer.key}
            astrologer={astrologer}
            note={t('content.astrologers.price', { count: freeQuestions[astrologer.key], price })}
          >
            <ButtonLink variant="secondary" to={getFormUrl({ type: astrologer.key })}>
              {t('content.astrologers.chat', { astrologer: astrologer.key })}
            </ButtonLink>
          </AstrologerCard>
        ))}
      </Cards>
    </Section>
  );
}
