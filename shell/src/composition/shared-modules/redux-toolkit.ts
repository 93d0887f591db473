/** The exports of Redux Toolkit that remotes may import; releases are checked against this list. */
export { createAction, createAsyncThunk, createSelector, createSlice, isAnyOf, nanoid } from '@reduxjs/toolkit';
