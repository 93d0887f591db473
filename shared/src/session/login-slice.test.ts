import { loginClosed, loginRequested, loginSlice } from './login-slice';
import { signedIn } from './session-slice';

it.each([loginClosed(), signedIn('token')])('closes the login on %p, also if another tab has signed in', (action) => {
  const open = loginSlice.reducer(undefined, loginRequested());
  expect(open).toEqual({ open: true });
  expect(loginSlice.reducer(open, action)).toEqual({ open: false });
});
