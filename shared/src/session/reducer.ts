import { combineSlices } from '@reduxjs/toolkit';
import { loginSlice } from './login-slice';
import { noticesSlice } from './notices-slice';
import { sessionSlice } from './session-slice';

/**
 * The reducer of the one store. A remote adds state of its own with `slice.injectInto(rootReducer)`;
 * injecting is idempotent, and slices are named with the remote's prefix.
 */
export const rootReducer = combineSlices(sessionSlice, noticesSlice, loginSlice);

export type SharedState = ReturnType<typeof rootReducer>;
