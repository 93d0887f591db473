import { useListRechargesQuery } from '@oracle-astra/shared/api';
import { AstrologerMark } from '@oracle-astra/shared/art';
import { astrologers, type RechargesResponse } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { EmptyState, ErrorState, Loading, SkeletonText, StateArt } from '@oracle-astra/shared/ui';
import { PackRows } from './pack-rows';
import { SetCard, SetGrid, SetHeader } from './pack-sets.styles';
import type { WheelDiscount } from './discount';

type Recharge = Extract<RechargesResponse, { status: 'success' }>['recharges'][number];

/** One card of packs for each astrologer. */
export function PackSets({ discount }: { discount: WheelDiscount }) {
  const t = useTranslations();
  const { data, error, isFetching, refetch } = useListRechargesQuery();
  if (data === undefined) {
    if (error !== undefined) return <ErrorState art={<StateArt kind="error" />} busy={isFetching} onRetry={() => void refetch()} />;
    return (
      <Loading label={t('commerce.recharges.loading')}>
        <SetGrid>
          {astrologers.map((name) => (
            <SetCard key={name}>
              <SkeletonText lines={10} />
            </SetCard>
          ))}
        </SetGrid>
      </Loading>
    );
  }
  if (data.recharges.length === 0) return <EmptyState art={<StateArt kind="empty" />} title={t('commerce.recharges.empty')} />;
  return (
    <SetGrid>
      {data.recharges.map((recharge) => (
        <PackSet key={recharge.astrologer} recharge={recharge} discount={discount} />
      ))}
    </SetGrid>
  );
}

function PackSet({ recharge, discount }: { recharge: Recharge; discount: WheelDiscount }) {
  const t = useTranslations();
  const astrologer = astrologers.find((name) => name.toLowerCase() === recharge.astrologer.toLowerCase());
  const name = astrologer ?? recharge.astrologer;
  return (
    <SetCard as="section" aria-label={t('commerce.recharges.packsFor', { astrologer: name })}>
      <SetHeader>
        {astrologer && <AstrologerMark astrologer={astrologer} />}
        <h2>{name}</h2>
      </SetHeader>
      <PackRows packs={recharge.data} discount={discount} />
    </SetCard>
  );
}
