import styled from 'styled-components';
import type { HoroscopeDay } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { PageHeader } from '@oracle-astra/shared/components';
import { Callout, Container } from '@oracle-astra/shared/ui';
import { FindRashi } from './find-rashi';
import { SignGrid } from './sign-grid';

const Content = styled(Container)`
  display: grid;
  gap: var(--s-5);
  padding-bottom: var(--s-16);
`;

/** The page for a URL without a sign or with an unknown one. */
export function SignChooser({ requestedSign, when }: { requestedSign: string | null; when: HoroscopeDay }) {
  const t = useTranslations();
  return (
    <>
      <PageHeader title={t('content.horoscope.choose')} lead={t('content.horoscope.chooseLead')} />
      <Content>
        {requestedSign !== null && requestedSign !== '' && <Callout>{t('content.horoscope.unknownSign', { sign: requestedSign })}</Callout>}
        <FindRashi when={when} />
        <SignGrid label={t('content.horoscope.signs')} when={when} wide />
      </Content>
    </>
  );
}
