/** What remotes may take of RTK Query: the contract that their releases are checked against. */
export { QueryStatus, skipToken } from '@reduxjs/toolkit/query/react';
