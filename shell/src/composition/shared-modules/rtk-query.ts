/** What remotes may import of RTK Query; their releases are checked against this list. */
export { QueryStatus, skipToken } from '@reduxjs/toolkit/query/react';
