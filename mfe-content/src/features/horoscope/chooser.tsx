import styled from 'styled-components';
import type { HoroscopeDay } from '@oracle-astra/shared/contract';
import { PageHeader } from '@oracle-astra/shared/components';
import { Callout, Container } from '@oracle-astra/shared/ui';
import { SignGrid } from './sign-grid';

const Foot = styled(Container)`
  display: grid;
  gap: var(--s-5);
  padding-bottom: var(--s-16);
`;

/** Stands where an address names no sign, or one that nobody knows. */
export function SignChooser({ named, when }: { named: string | null; when: HoroscopeDay }) {
  return (
    <>
      <PageHeader title="Daily horoscope" lead="Choose your sign. The horoscope is free and the same for everyone born under it." />
      <Foot>
        {named !== null && named !== '' && <Callout>There is no sign called “{named}”. These are the twelve.</Callout>}
        <SignGrid label="Signs" when={when} wide />
      </Foot>
    </>
  );
}
