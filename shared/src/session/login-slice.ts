import { createSlice } from '@reduxjs/toolkit';

/** Whether the login dialog is open. Pages open it; the shell renders it. */
export const loginSlice = createSlice({
  name: 'login',
  initialState: { open: false },
  reducers: {
    loginRequested: (state) => {
      state.open = true;
    },
    loginClosed: (state) => {
      state.open = false;
    },
  },
});

export const { loginRequested, loginClosed } = loginSlice.actions;
