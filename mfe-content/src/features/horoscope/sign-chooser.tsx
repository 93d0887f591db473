import styled from 'styled-components';
import type { HoroscopeDay } from '@oracle-astra/shared/contract';
import { PageHeader } from '@oracle-astra/shared/components';
import { Callout, Container } from '@oracle-astra/shared/ui';
import { SignGrid } from './sign-grid';

const Content = styled(Container)`
  display: grid;
  gap: var(--s-5);
  padding-bottom: var(--s-16);
`;

/** The page for a URL without a sign or with an unknown one. */
export function SignChooser({ requestedSign, when }: { requestedSign: string | null; when: HoroscopeDay }) {
  return (
    <>
      <PageHeader title="Daily horoscope" lead="Choose your sign. The horoscope is free and the same for everyone born under it." />
      <Content>
        {requestedSign !== null && requestedSign !== '' && (
          <Callout>There is no sign called “{requestedSign}”. These are the twelve.</Callout>
        )}
        <SignGrid label="Signs" when={when} wide />
      </Content>
    </>
  );
}
