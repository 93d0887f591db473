import { useEffect, useRef } from 'react';
import { baseApi, isApiError } from '@oracle-astra/shared/api';
import { apiPaths, type AppPromoResponse, type SuccessOf } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown, useSharedDispatch } from '@oracle-astra/shared/session';
import { markAppPromoAsked } from './promo-seen';

const promoApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    shellClaimAppPromo: build.mutation<SuccessOf<AppPromoResponse>, void>({
      query: () => ({ url: apiPaths.claimAppPromo, method: 'POST', body: {}, isIdempotent: true, changes: ['Balance', 'Chat'] }),
      invalidatesTags: ['Balance'],
    }),
  }),
});

/** Claims the questions of the app promo and shows how many were added; shows nothing for an account that already has them. */
export function AppPromoClaim({ uid }: { uid: string }) {
  const t = useTranslations();
  const dispatch = useSharedDispatch();
  const [claim] = promoApi.useShellClaimAppPromoMutation();
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void claim().then(({ data, error }) => {
      if (data) dispatch(toastShown('good', t('shell.promo.claimed', { count: data.questions_added })));
      // Only a response of the server settles the claim; otherwise it is repeated at the next start.
      if (data || (isApiError(error) && error.kind === 'refused')) markAppPromoAsked(uid);
    });
  }, [claim, dispatch, t, uid]);
  return null;
}
