import { createSlice } from '@reduxjs/toolkit';
import { rootReducer } from '@oracle-astra/shared/session';

const slice = createSlice({
  name: 'shellChangeOfPerson',
  initialState: { changes: 0, isUnderWay: false },
  reducers: {
    /** Somebody else, or nobody, takes the place of the person who was there: the pages go, with all that they hold. */
    personLeft: ({ changes }) => ({ changes: changes + 1, isUnderWay: true }),
    /** Nothing of that person is left: pages may come again. */
    personGone: ({ changes }) => ({ changes, isUnderWay: false }),
  },
  selectors: { changes: ({ changes }) => changes, isChanging: ({ isUnderWay }) => isUnderWay },
}).injectInto(rootReducer);

export const { personLeft, personGone } = slice.actions;
export const { changes, isChanging } = slice.selectors;
