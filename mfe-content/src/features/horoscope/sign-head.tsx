import styled from 'styled-components';
import { SignConstellation } from '@oracle-astra/shared/art';
import { signCopy } from '@oracle-astra/shared/carousel';
import { siteRoutes, type HoroscopeDay, type Sign } from '@oracle-astra/shared/contract';
import { formatDate } from '@oracle-astra/shared/format';
import { media } from '@oracle-astra/shared/theme';
import { SegmentedLinks } from '@oracle-astra/shared/components';
import { Skeleton, Container } from '@oracle-astra/shared/ui';
import { weekdayOf } from './weekday';

const Head = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  padding-block: var(--s-6) var(--s-8);
  ${media.m} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-4);
  align-items: center;
  > div {
    flex: 1 1 9rem;
    min-width: 0;
  }
  svg {
    width: 5.5rem;
    height: 5.5rem;
    color: var(--gold);
  }
  ${media.m} {
    gap: var(--s-8);
    svg {
      width: 9rem;
      height: 9rem;
    }
  }
`;

const DateLine = styled.span`
  display: flex;
  align-items: center;
  min-height: var(--l-s);
`;

interface SignHeadProps {
  sign: Sign;
  when: HoroscopeDay;
  /** The day that the horoscope is for, `YYYY-MM-DD`, once it is known. */
  date: string | undefined;
  /** Whether that day is still on its way. */
  loading: boolean;
}

const choices = ['Today', 'Tomorrow'] as const;

/** The sign, its days, and the choice between today and tomorrow. */
export function SignHead({ sign, when, date, loading }: SignHeadProps) {
  return (
    <div className="night">
      <Head>
        <Title>
          <SignConstellation sign={sign} />
          <div className="stack-2">
            <h1>{sign}</h1>
            <div className="small mute">
              <DateLine>
                {date !== undefined && `${weekdayOf(date)}, ${formatDate(date)}`}
                {date === undefined && (loading ? <Skeleton $width="short" /> : when)}
              </DateLine>
              {signCopy[sign].days}
            </div>
          </div>
        </Title>
        <SegmentedLinks
          label="Day"
          links={choices.map((day) => ({ to: siteRoutes.horoscope(sign, day), label: day, current: day === when }))}
        />
      </Head>
    </div>
  );
}
