import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { signedIn } from './session-slice';

export interface LoginState {
  open: boolean;
}

export const loginRequested = createAction('login/loginRequested');
export const loginClosed = createAction('login/loginClosed');

/** Whether the login dialog is open. Pages open it and the shell renders it; a login in another tab closes it too. */
export const loginSlice = {
  reducerPath: 'login',
  reducer(state: LoginState = { open: false }, action: UnknownAction): LoginState {
    if (loginRequested.match(action)) return { open: true };
    if (loginClosed.match(action) || signedIn.match(action)) return { open: false };
    return state;
  },
} as const;
