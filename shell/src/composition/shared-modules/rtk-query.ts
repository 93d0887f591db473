/** The exports of RTK Query that remotes may import; releases are checked against this list. */
export { QueryStatus, skipToken } from '@reduxjs/toolkit/query/react';
