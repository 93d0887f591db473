import { useGetMeQuery } from '@oracle-astra/shared/api';
import { countryCode, mobilePattern } from '@oracle-astra/shared/contract';
import { useSession } from '@oracle-astra/shared/session';

/** Whether a number is not that of the account that is signed in; undefined without a whole number or an account. */
export function useIsOtherAccount(mobile: string): boolean | undefined {
  const { isSignedIn } = useSession();
  const { currentData: me } = useGetMeQuery(undefined, { skip: !isSignedIn });
  return me === undefined || !mobilePattern.test(mobile) ? undefined : me.mobile !== countryCode + mobile;
}
