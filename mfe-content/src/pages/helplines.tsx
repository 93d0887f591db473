import styled from 'styled-components';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Container, PageMeta } from '@oracle-astra/shared/ui';
import { HelplineList } from '../components/helpline-list';

const Page = styled.div`
  display: grid;
  gap: var(--s-5);
  padding-block: var(--s-8);
`;

/** /helplines: numbers to dial, for everybody and without a session. */
export function Component() {
  const t = useTranslations();
  return (
    <Container>
      <PageMeta title={t('content.helplines.title')} description={t('content.helplines.description')} canonical={siteRoutes.helplines} />
      <Page>
        <h1>{t('content.helplines.title')}</h1>
        <p className="lead">{t('content.helplines.lead')}</p>
        <HelplineList />
        <p className="small mute">{t('content.helplines.note')}</p>
      </Page>
    </Container>
  );
}
