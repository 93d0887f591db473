import { createSlice } from '@reduxjs/toolkit';
import { rootReducer } from '@oracle-astra/shared/session';

const slice = createSlice({
  name: 'shellPersonChange',
  initialState: { count: 0, isPending: false },
  reducers: {
    /** The session now belongs to another person or to nobody: pages unmount, with all state that they hold. */
    personChangeStarted: ({ count }) => ({ count: count + 1, isPending: true }),
    /** All data of the previous person is discarded: pages may mount again. */
    personChangeFinished: ({ count }) => ({ count, isPending: false }),
  },
  selectors: { selectPersonChanges: ({ count }) => count, selectIsPersonChanging: ({ isPending }) => isPending },
}).injectInto(rootReducer);

export const { personChangeStarted, personChangeFinished } = slice.actions;
export const { selectPersonChanges, selectIsPersonChanging } = slice.selectors;
