import { createAction, type UnknownAction } from '@reduxjs/toolkit';

export interface LoginState {
  open: boolean;
}

export const loginRequested = createAction('login/loginRequested');
export const loginClosed = createAction('login/loginClosed');

/** Whether the login dialog is open. Pages open it; the shell renders it. */
export const loginSlice = {
  reducerPath: 'login',
  reducer(state: LoginState = { open: false }, action: UnknownAction): LoginState {
    if (loginRequested.match(action)) return { open: true };
    if (loginClosed.match(action)) return { open: false };
    return state;
  },
} as const;
