/** What remotes may import of Redux Toolkit; their releases are checked against this list. */
export { createAction, createAsyncThunk, createSelector, createSlice, isAnyOf, nanoid } from '@reduxjs/toolkit';
