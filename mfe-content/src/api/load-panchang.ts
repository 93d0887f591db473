import type { ApiError } from '@oracle-astra/shared/api';
import type { LoaderDispatch, LoaderResult } from './loader-dispatch';
import { contentGetPanchangDay, contentGetPanchangMonth, contentListPlacesLike } from './panchang-calendar';

interface PanchangRequest {
  city?: string;
  date?: string;
  month?: string;
}

/** Loads a day or a month of the panchang; for an unknown place, places with similar names. */
export const loadPanchang =
  ({ city, date, month }: PanchangRequest) =>
  async (dispatch: LoaderDispatch): LoaderResult => {
    const { error } = await (month === undefined
      ? dispatch(contentGetPanchangDay.initiate({ city, date }, { subscribe: false }))
      : dispatch(contentGetPanchangMonth.initiate({ city, month }, { subscribe: false })));
    const failure = error as ApiError | undefined;
    if (failure?.status === 404 && city !== undefined) await dispatch(contentListPlacesLike.initiate(city, { subscribe: false }));
    return { error: failure };
  };
