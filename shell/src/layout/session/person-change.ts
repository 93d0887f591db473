import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { rootReducer } from '@oracle-astra/shared/session';

interface PersonChange {
  count: number;
  isPending: boolean;
}

interface State {
  shellPersonChange?: PersonChange;
}

/** The session ended or belongs to another person: pages unmount, with all their state. */
export const personChangeStarted = createAction('shellPersonChange/started');
/** All data of the previous person is discarded: pages mount again. */
export const personChangeFinished = createAction('shellPersonChange/finished');

rootReducer.inject({
  reducerPath: 'shellPersonChange',
  reducer(state: PersonChange = { count: 0, isPending: false }, action: UnknownAction): PersonChange {
    if (personChangeStarted.match(action)) return { count: state.count + 1, isPending: true };
    return personChangeFinished.match(action) ? { count: state.count, isPending: false } : state;
  },
});

export const selectPersonChanges = ({ shellPersonChange }: State): number => shellPersonChange?.count ?? 0;
export const selectIsPersonChanging = ({ shellPersonChange }: State): boolean => shellPersonChange?.isPending ?? false;
