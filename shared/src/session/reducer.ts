import { combineSlices } from '@reduxjs/toolkit';
import { loginSlice } from './login-slice';
import { noticesSlice } from './notices-slice';
import { sessionSlice } from './session-slice';

/**
 * The reducer of the only store. A remote adds its own state with `slice.injectInto(rootReducer)`;
 * injecting is idempotent, and slice names start with the name of the remote.
 */
export const rootReducer = combineSlices(sessionSlice, noticesSlice, loginSlice);

export type SharedState = ReturnType<typeof rootReducer>;
