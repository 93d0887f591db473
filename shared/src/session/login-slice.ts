import { createSlice } from '@reduxjs/toolkit';

/** Whether the login modal is asked for. Pages open it; the shell shows it. */
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
