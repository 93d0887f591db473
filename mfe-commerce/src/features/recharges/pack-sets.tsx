import { useListRechargesQuery } from '@oracle-astra/shared/api';
import { AstrologerMark, StateArt } from '@oracle-astra/shared/art';
import { astrologers, type RechargesResponse } from '@oracle-astra/shared/contract';
import { EmptyState, ErrorState, Loading, SkeletonText } from '@oracle-astra/shared/ui';
import { PackSet, Sets, Who } from './look';
import { PackRows } from './pack-rows';

type Recharge = Extract<RechargesResponse, { status: 'success' }>['recharges'][number];

/** The packs, in a card for each astrologer. */
export function PackSets({ percent }: { percent: number }) {
  const { data, error, isFetching, refetch } = useListRechargesQuery();
  if (data === undefined) {
    if (error !== undefined) return <ErrorState art={<StateArt kind="error" />} busy={isFetching} onRetry={() => void refetch()} />;
    return (
      <Loading label="Loading the packs">
        <Sets>
          {astrologers.map((name) => (
            <PackSet key={name}>
              <SkeletonText lines={10} />
            </PackSet>
          ))}
        </Sets>
      </Loading>
    );
  }
  if (data.recharges.length === 0) return <EmptyState art={<StateArt kind="empty" />} title="There are no packs now" />;
  return (
    <Sets>
      {data.recharges.map((recharge) => (
        <OneSet key={recharge.astrologer} recharge={recharge} percent={percent} />
      ))}
    </Sets>
  );
}

function OneSet({ recharge, percent }: { recharge: Recharge; percent: number }) {
  const astrologer = astrologers.find((name) => name.toLowerCase() === recharge.astrologer.toLowerCase());
  return (
    <PackSet as="section" aria-label={`Packs for ${astrologer ?? recharge.astrologer}`}>
      <Who>
        {astrologer && <AstrologerMark astrologer={astrologer} />}
        <h2>{astrologer ?? recharge.astrologer}</h2>
      </Who>
      <PackRows packs={recharge.data} percent={percent} />
    </PackSet>
  );
}
