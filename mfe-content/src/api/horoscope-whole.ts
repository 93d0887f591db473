import { getHoroscope, type ApiError } from '@oracle-astra/shared/api';
import type { HoroscopeRequest } from '@oracle-astra/shared/contract';
import type { LoaderDispatch, Outcome } from './loader-dispatch';
import { contentGetPanchang } from './panchang';

/** Fetches a sign's horoscope and then the panchang of its date; only the horoscope can fail it. */
export const horoscopeWithPanchang =
  (asked: HoroscopeRequest) =>
  async (dispatch: LoaderDispatch): Outcome => {
    const { data, error } = await dispatch(getHoroscope.initiate(asked));
    if (data?.date !== undefined) await dispatch(contentGetPanchang.initiate(data.date));
    return { error: error as ApiError | undefined };
  };
