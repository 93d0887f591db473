import { useSearchParams } from 'react-router-dom';
import { useGetHoroscopeQuery } from '@oracle-astra/shared/api';
import { siteRoutes, type HoroscopeDay, type Sign } from '@oracle-astra/shared/contract';
import { SideColumn, TwoColumnLayout } from '@oracle-astra/shared/components';
import { PageMeta } from '@oracle-astra/shared/ui';
import { SignChooser } from '../features/horoscope/chooser';
import { readHoroscopeAddress } from '../features/horoscope/horoscope-address';
import { PanchangPanel } from '../features/horoscope/panchang-panel';
import { Reading } from '../features/horoscope/reading';
import { SideTitle } from '../features/horoscope/side-title';
import { SignGrid } from '../features/horoscope/sign-grid';
import { SignHead } from '../features/horoscope/sign-head';

/** /horoscope */
export function Component() {
  const [query] = useSearchParams();
  const { zodiac, named, when } = readHoroscopeAddress(query);
  if (zodiac) return <SignPage sign={zodiac} when={when} />;
  return (
    <>
      <PageMeta
        title="Daily horoscope for all 12 signs, free"
        description="Free daily horoscope for all twelve zodiac signs, Aries to Pisces: today, yesterday and tomorrow, from the real transits of the day."
        canonical="/horoscope"
      />
      <SignChooser named={named} when={when} />
    </>
  );
}

function SignPage({ sign, when }: { sign: Sign; when: HoroscopeDay }) {
  const { currentData, isError, isFetching, refetch } = useGetHoroscopeQuery({ zodiac: sign, when });
  const date = currentData?.date;
  return (
    <>
      <PageMeta
        title={`${sign} horoscope: ${when}`}
        description={`${sign} ${when.toLowerCase()}: love, career, money, health and family, each with a score and the transits behind it. Free.`}
        canonical={siteRoutes.horoscope(sign, when)}
      />
      <SignHead sign={sign} when={when} date={date} loading={!isError && currentData === undefined} />
      <TwoColumnLayout>
        <Reading
          sign={sign}
          when={when}
          areas={currentData?.response.bot_response}
          failed={isError}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
        <SideColumn>
          <div className="stack-2">
            <SideTitle>All signs</SideTitle>
            <SignGrid label="All signs" when={when} current={sign} />
          </div>
          {date !== undefined && <PanchangPanel date={date} />}
        </SideColumn>
      </TwoColumnLayout>
    </>
  );
}
