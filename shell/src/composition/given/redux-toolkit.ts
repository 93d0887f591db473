/** What remotes may take of Redux Toolkit: the contract that their releases are checked against. */
export { createAction, createAsyncThunk, createSelector, createSlice, isAnyOf, nanoid } from '@reduxjs/toolkit';
