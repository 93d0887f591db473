import { createSlice } from '@reduxjs/toolkit';

/** Whether the login modal is asked for. Pages open it; the shell shows it. */
export const loginSlice = createSlice({
  name: 'login',
  initialState: { open: false },
  reducers: {
    loginAsked: (state) => {
      state.open = true;
    },
    loginClosed: (state) => {
      state.open = false;
    },
  },
});

export const { loginAsked, loginClosed } = loginSlice.actions;
