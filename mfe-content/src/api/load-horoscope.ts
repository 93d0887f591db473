import { getHoroscope, type ApiError } from '@oracle-astra/shared/api';
import type { HoroscopeRequest } from '@oracle-astra/shared/contract';
import type { LoaderDispatch, LoaderResult } from './loader-dispatch';
import { contentGetPanchang } from './panchang';

/** Loads a sign's horoscope and then, for a single day, the panchang of its date. Only a failed horoscope is reported as an error. */
export const loadHoroscopeWithPanchang =
  (request: HoroscopeRequest) =>
  async (dispatch: LoaderDispatch): LoaderResult => {
    const { data, error } = await dispatch(getHoroscope.initiate(request, { subscribe: false }));
    if (data?.date !== undefined && data.until === undefined) await dispatch(contentGetPanchang.initiate(data.date, { subscribe: false }));
    return { error: error as ApiError | undefined };
  };
